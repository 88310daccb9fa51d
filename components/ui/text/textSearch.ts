/**
 * The items that have each word of the search anywhere in their texts, ignoring case, accents and punctuation: "isles" finds
 * "Skylark Isles", also where Turkish has two letters i. If none has, those with words that begin like it but for one typing error
 * a word. An empty search finds everything.
 */
export function textSearch<Item>(
  items: readonly Item[],
  search: string,
  textsOf: (item: Item) => readonly (string | null | undefined)[],
): readonly Item[] {
  const words = fold(search).split(' ').filter(Boolean);
  // Emoji alone are a search, too.
  if (words.length === 0) return search.trim() === '' ? items : [];
  const having = (patterns: readonly string[]) => {
    const expressions = patterns.map((pattern) => new RegExp(pattern, 'u'));
    return items.filter((item) => {
      const whole = foldOnce(textsOf(item).join(' '));
      return expressions.every((each) => each.test(whole));
    });
  };
  const exact = having(words);
  return exact.length > 0 ? exact : having(words.map(withOneSlip));
}

/** What passes the filters, and what a search found although they leave it out; without a search that is nothing. */
export function splitFound<Item>(found: readonly Item[], search: string, passes: (item: Item) => boolean) {
  const isSearching = search.trim() !== '';
  return { matching: found.filter(passes), outside: isSearching ? found.filter((item) => !passes(item)) : [] };
}

const shortestWithSlip = 4;

/**
 * A pattern of this word anywhere, and of words that begin with it, where a letter may be wrong, one too many, missing, or swapped
 * with the next.
 */
function withOneSlip(word: string): string {
  const letters = Array.from(word);
  if (letters.length < shortestWithSlip) return word;
  const slips = letters.flatMap((letter, at) => {
    const [before, after, rest] = [letters.slice(0, at), letters.slice(at + 1), letters.slice(at + 2)].map((part) =>
      part.join(''),
    );
    return [
      `${before}\\S?${after}`,
      `${before}\\S${letter}${after}`,
      `${before}${letters[at + 1] ?? ''}${letter}${rest}`,
    ];
  });
  return `${word}|(?:^| )(?:${slips.join('|')})`;
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
