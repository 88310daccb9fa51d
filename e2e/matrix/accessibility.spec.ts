import { ids } from '../../platform/content/ids';
import { testAccessibilityOf, visitorScreensIn } from '../support/auditedScreens';
import { platformUrl } from '../support/settings';

testAccessibilityOf({
  // English, a language with long words and one without spaces.
  ...visitorScreensIn('en-US', 'de-DE', 'ja-JP'),
  'a reward': { path: `/reward/${ids.reward('saltwatch', 'the-second-bell')}` },
  'an article': { path: '/news/hollow-north-winter-road' },
  'an unknown address': { path: '/nope' },
  'the rewards of a game': { path: '/game/saltwatch/PC/rewards', isPlayers: true },
  'a player’s challenges': { path: '/challenges', isPlayers: true },
  'the challenges of a game': { path: '/game/saltwatch/PC/challenges', isPlayers: true },
  'a player’s Units': { path: '/units', isPlayers: true },
  'the API reference': { path: `${platformUrl}/docs`, ready: (page) => page.locator('#operations').waitFor() },
});
