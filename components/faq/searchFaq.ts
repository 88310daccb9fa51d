/** A question as it is searched: in words of the reader's language. */
export interface Searchable {
  id: string;
  text: string;
}

/** The ids of the questions that hold every word of the search, wherever; case, accents and marks do not matter. */
export function searchFaq(questions: readonly Searchable[], search: string): ReadonlySet<string> {
  const words = plain(search).split(' ').filter(Boolean);
  const found = questions.filter(({ text }) => {
    const whole = plain(text);
    return words.every((word) => whole.includes(word));
  });
  return new Set(found.map(({ id }) => id));
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, ' ');
