export type Texts = Record<string, string>;

/**
 * A locale's texts brought up to the English ones of the code: translations stay, new ids come in English, ids that
 * the code dropped go. A text that was never translated follows the English one if that was reworded.
 */
export function withTextsOf(own: Texts, english: Texts, formerEnglish: Texts): Texts {
  const isTranslated = (id: string) => own[id] !== undefined && own[id] !== formerEnglish[id];
  return Object.fromEntries(
    Object.entries(english).map(([id, text]) => [id, isTranslated(id) ? (own[id] ?? text) : text]),
  );
}

/** What a locale's file lacks or has too much of, one sentence each; texts themselves are held only to the default's. */
export function differenceOf(own: Texts, english: Texts, mustBeEqual: boolean): string[] {
  const missing = Object.keys(english).filter((id) => own[id] === undefined);
  const unknown = Object.keys(own).filter((id) => english[id] === undefined);
  const stale = mustBeEqual
    ? Object.keys(english).filter((id) => own[id] !== undefined && own[id] !== english[id])
    : [];
  const padded = Object.keys(own).filter((id) => own[id] !== own[id]?.trim());
  return [
    ...missing.map((id) => `"${id}" is missing`),
    ...unknown.map((id) => `"${id}" is in no code any more`),
    ...padded.map((id) => `"${id}" starts or ends with a space`),
    ...stale.map((id) => `"${id}" is not what the code says`),
  ];
}
