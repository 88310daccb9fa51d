import { testConsentBannerIn } from '../support/consentBanner';

/** Languages with long words and long texts; `npm test` has English and German. */
testConsentBannerIn('fr-FR', 'pl-PL', 'fi-FI');
