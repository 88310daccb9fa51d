import { testAccessibilityOf, visitorScreensIn } from './support/auditedScreens';
import { widgetIn } from './support/signOnWidget';
import { expect } from './support/test';

testAccessibilityOf({
  // `npm run test:matrix` has other languages. Games, friends and rewards are audited with what they do.
  ...visitorScreensIn('en-US'),
  'an article': { path: '/news/hollow-north-winter-road' },
  'an unknown address': { path: '/nope' },
  'the login modal': {
    path: '/discount',
    ready: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
      await expect(widgetIn(page).getByRole('textbox', { name: 'E-mail' })).toBeFocused();
    },
  },
  dashboard: { path: '/dashboard', isPlayers: true },
  'the rewards of a game': { path: '/game/saltwatch/PC/rewards', isPlayers: true },
  'a player’s challenges': { path: '/challenges', isPlayers: true },
  'the challenges of a game': { path: '/game/saltwatch/PC/challenges', isPlayers: true },
  'a player’s Units': { path: '/units', isPlayers: true },
});
