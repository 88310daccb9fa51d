import { addTexts } from '../../components/ui/text/englishTexts';
import { readCodeTexts } from './codeTexts';
import { compileTexts } from './compileTexts';

// Tests load modules without the bundler, which adds their English texts to them. Every test file runs this, so it must not
// load the compiler of TypeScript.
addTexts(compileTexts(readCodeTexts()));
