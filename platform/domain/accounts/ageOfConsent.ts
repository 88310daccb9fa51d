const least = 13;

/** The age at which a child may consent without a parent, where the law sets more than 13 (GDPR, article 8). */
const olderByCountry: Partial<Record<string, number>> = {
  ...Object.fromEntries(['DE', 'HR', 'HU', 'IE', 'LI', 'LU', 'NL', 'PL', 'RO', 'SK'].map((code) => [code, 16])),
  ...Object.fromEntries(['CZ', 'FR', 'GR', 'SI'].map((code) => [code, 15])),
  ...Object.fromEntries(['AT', 'BG', 'CA', 'CY', 'ES', 'IT', 'LT'].map((code) => [code, 14])),
};

/** The age below which a parent has to consent to the use of a player's data. */
export const minimumAgeOfConsent = (country: string) => olderByCountry[country] ?? least;
