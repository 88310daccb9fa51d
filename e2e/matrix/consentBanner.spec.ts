import { visitorPages } from '../../routes';
import { testConsentBannerIn } from '../support/consentBanner';

/** English, and languages with long words and long texts; `npm run e2e` has German on some pages. */
testConsentBannerIn(['en-US', 'de-DE', 'fr-FR', 'pl-PL', 'fi-FI'], visitorPages);
