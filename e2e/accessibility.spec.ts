import { testAccessibilityOf } from './support/auditedScreens';
import { widgetIn } from './support/signOnWidget';
import { expect } from './support/test';

testAccessibilityOf({
  // The main screens; `npm run test:matrix` audits all, also in other languages.
  'the home page': { path: '/' },
  'the login modal': {
    path: '/discount',
    ready: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
      await expect(widgetIn(page).getByRole('textbox', { name: 'Email' })).toBeFocused();
    },
  },
  dashboard: { path: '/dashboard', isPlayers: true },
  'a player’s rewards': { path: '/rewards', isPlayers: true },
});
