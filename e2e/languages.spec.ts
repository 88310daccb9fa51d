import { testLayoutIn } from './support/layoutInLanguages';

/**
 * The languages that stretch a layout most: French has the longest texts, German the longest words, Russian the widest
 * letters. `npm run test:matrix` has all 24.
 */
testLayoutIn(['fr-FR', 'de-DE', 'ru-RU']);
