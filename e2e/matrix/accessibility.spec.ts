import { testAccessibilityOf, visitorScreensIn } from '../support/auditedScreens';
import { platformUrl } from '../support/settings';

testAccessibilityOf({
  // A language with long words and one without spaces; `npm test` has English.
  ...visitorScreensIn('de-DE', 'ja-JP'),
  // The longest page: axe takes a minute.
  'the calls of the services': { path: `${platformUrl}/docs`, isLong: true },
});
