import { testLayoutIn } from './support/layoutInLanguages';
import { gamePage } from './support/playerPages';

/**
 * The languages that stretch a layout most: French has the longest texts, German the longest words, Russian the widest
 * letters. `npm run test:matrix` has all 24, and more pages.
 */
testLayoutIn(['fr-FR', 'de-DE', 'ru-RU'], {
  visitors: [{ page: 'index' }, { page: 'rewards' }, { page: 'units' }],
  players: [{ page: 'dashboard' }, { page: 'friends' }, { page: 'rewards' }, gamePage('overview')],
});
