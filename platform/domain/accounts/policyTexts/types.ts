/** The law that a country's texts follow. */
export type LegalArea = 'europe' | 'canada' | 'unitedStates' | 'elsewhere';

/** The policies in one language, in plain words, a paragraph each. */
export interface PolicyTexts {
  /** Locale of the texts. */
  localeCode: string;
  free: (club: string) => string;
  unitsHaveNoValue: string;
  expiry: Record<LegalArea, string>;
  closing: string;
  price: string;
  withdrawal: Record<LegalArea, string>;
  whatWeKeep: string;
  writing: string;
  rights: Record<LegalArea, string>;
  parents: (ageOfConsent: number) => string;
  acceptance: string;
  /** Said to players whose policies have changed. */
  changed: (club: string) => string;
}
