import type { RootState } from '../rootReducer';
import { consentOf } from './rules';

export function selectConsent({ account, auth, metrics }: RootState) {
  const countries = auth.hasIpCountryLoaded ? [auth.ipCountry, account.country ?? auth.ipCountry] : null;
  return consentOf({ ...metrics, countries });
}

/** The country decides which containers are loaded, so nothing is measured until it is known. */
export const selectMayMeasure = (state: RootState) =>
  state.auth.hasIpCountryLoaded && selectConsent(state) === 'allowed';
