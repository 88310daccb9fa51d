import type { LegalArea } from '../legalAreas';

/** The policies in one language: what is the same everywhere, and what a country's law changes. Paragraphs, in plain words. */
export interface PolicyTexts {
  localeCode: string;
  titles: { termOfUse: string; termOfSale: string; privacyPolicy: string };
  termOfUse: (club: string) => { before: string; units: string; after: string };
  price: string;
  privacy: string[];
  /** Sentence on the age below which a parent has to agree. */
  consent: (age: number) => string;
  acceptance: string;
  /** Asks players whose texts have changed to accept them. */
  reacceptance: (club: string) => string;
  expiry: Record<LegalArea, string>;
  withdrawal: Record<LegalArea, string>;
  rights: Record<LegalArea, string>;
}
