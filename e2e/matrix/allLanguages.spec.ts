import { supportedLocales } from '../../services/locale/supportedLocales';
import { everyPage, testLayoutIn } from '../support/layoutInLanguages';

testLayoutIn(supportedLocales, everyPage);
