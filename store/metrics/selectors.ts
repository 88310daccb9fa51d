import type { RootState } from '../rootReducer';
import { consentOf } from './rules';

/** Whether this reader may be measured, or has to be asked first. */
export function selectConsent({ account, auth, metrics }: RootState) {
  const countries = auth.hasIpCountryLoaded ? [auth.ipCountry, account.country ?? auth.ipCountry] : null;
  return consentOf({ ...metrics, countries });
}

/** Nothing is measured before the country is known: it decides which containers there are. */
export const selectMayMeasure = (state: RootState) =>
  state.auth.hasIpCountryLoaded && selectConsent(state) === 'allowed';
