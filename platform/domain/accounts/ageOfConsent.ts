const least = 13;

/** Ages at which a child may agree alone to the use of its data, where the law asks for more than 13 (GDPR, article 8). */
const olderByCountry: Partial<Record<string, number>> = {
  ...Object.fromEntries(['DE', 'HR', 'HU', 'IE', 'LI', 'LU', 'NL', 'PL', 'RO', 'SK'].map((code) => [code, 16])),
  ...Object.fromEntries(['CZ', 'FR', 'GR', 'SI'].map((code) => [code, 15])),
  ...Object.fromEntries(['AT', 'BG', 'CA', 'CY', 'ES', 'IT', 'LT'].map((code) => [code, 14])),
};

/** Years of age below which a parent has to agree to the use of a player's data. */
export const minimumAgeOfConsent = (country: string) => olderByCountry[country] ?? least;
