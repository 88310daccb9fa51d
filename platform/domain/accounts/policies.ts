interface Versions {
  termsOfUse: string;
  privacyPolicy: string;
  termsOfSale: string;
}

/** Versions of the texts a player accepts. Raising one asks every player to accept again. */
const versions: Versions = { termsOfUse: '1.0', privacyPolicy: '1.0', termsOfSale: '1.0' };

/** Those of the club's first year: whoever accepted them is asked again. */
export const outdatedVersions: Versions = { termsOfUse: '0.9', privacyPolicy: '0.9', termsOfSale: '0.9' };

/**
 * What a player accepted, in one opaque text: the versions and language of the terms of use (tou), privacy policy
 * (pp) and terms of sale (tos).
 */
export function legalOptinsKeyFor(language: string, { termsOfUse, privacyPolicy, termsOfSale } = versions): string {
  const accepted = {
    vtou: termsOfUse,
    vpp: privacyPolicy,
    vtos: termsOfSale,
    ltou: language,
    lpp: language,
    ltos: language,
  };
  return Buffer.from(JSON.stringify(accepted)).toString('base64url');
}

/** True where a key stands for the texts in force today, in whatever language they were read. */
export function isCurrentLegalOptinsKey(key: string | null): boolean {
  const language = /"ltou":"([A-Za-z-]{2,5})"/.exec(Buffer.from(key ?? '', 'base64url').toString())?.[1];
  return language !== undefined && legalOptinsKeyFor(language) === key?.replace(/=+$/, '');
}
