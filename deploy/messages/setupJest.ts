import { addTexts } from '../../components/ui/text/englishTexts';
import { compileTexts, currentTexts } from './addEnglish';

// Tests load modules without the bundler, which adds their English texts to them.
addTexts(compileTexts(currentTexts().texts));
