import { testAccessibilityOf, visitorScreensIn } from '../support/auditedScreens';

/** A language with long words and one without spaces; `npm test` has English. */
testAccessibilityOf(visitorScreensIn('de-DE', 'ja-JP'));
