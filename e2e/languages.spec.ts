import { testLayoutIn } from './support/layoutInLanguages';

/**
 * The languages that stretch a layout most: French has the longest texts, Finnish and German the longest words, Russian
 * the widest letters, and Japanese lines break anywhere. `npm run test:matrix` has all 24.
 */
testLayoutIn(['fr-FR', 'de-DE', 'fi-FI', 'ru-RU', 'ja-JP']);
