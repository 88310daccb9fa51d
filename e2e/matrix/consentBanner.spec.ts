import { testConsentBannerIn } from '../support/consentBanner';

/** English, and languages with long words and long texts; `npm test` has German. */
testConsentBannerIn('en-US', 'fr-FR', 'pl-PL', 'fi-FI');
