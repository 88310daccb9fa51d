export type TextSearch = (...texts: string[]) => boolean;

/**
 * Makes a search that finds each of its words anywhere in the texts, ignoring case, accents and punctuation: "isles" finds
 * "Skylark Isles", also where Turkish has two letters i. An empty search finds everything.
 */
export function textSearch(search: string): TextSearch {
  const words = fold(search).split(' ').filter(Boolean);
  return (...texts) => {
    if (words.length === 0) return true;
    const whole = foldOnce(texts.join(' '));
    return words.every((word) => whole.includes(word));
  };
}

/** Lists are searched again with every key, and folding their texts is most of that work. */
const folded = new Map<string, string>();
/** The most texts that are kept: those of the largest list. A search keeps no more memory than a list needs. */
const mostFolded = 10_000;

function foldOnce(text: string): string {
  const known = folded.get(text);
  if (known !== undefined) return known;
  if (folded.size >= mostFolded) folded.clear();
  const made = fold(text);
  folded.set(text, made);
  return made;
}

/** Characters that Unicode does not take apart into a base and an accent. */
const bases: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/**
 * The same case rules in all languages: without its dot, a Turkish capital İ becomes i, so that a game with an English
 * title is found by a Turkish reader, and the other way round.
 */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıłøđßæœ]/g, (character) => bases[character] ?? character)
    .replace(/[^\p{L}\p{N}%]+/gu, ' ');
