/** Placeholders for values, as the documents show them. */
export const spaceId = '{spaceId}';
export const profileId = '{profileId}';
export const userId = '{userId}';
export const region = { country: '{country}', locale: '{locale}' };

export const creation = {
  age: 0,
  communicationOptIn: false,
  communicationThirdPartyOptIn: false,
  country: '{country}',
  email: '{email}',
  legalOptinsKey: '{legalOptinsKey}',
  nameOnPlatform: '{nameOnPlatform}',
  password: '{password}',
  preferredLanguage: '{preferredLanguage}',
};
