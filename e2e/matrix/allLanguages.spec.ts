import { supportedLocales } from '../../services/locale/supportedLocales';
import { testLayoutIn } from '../support/layoutInLanguages';

testLayoutIn(supportedLocales);
