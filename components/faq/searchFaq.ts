/** A question with its full text in the player's language. */
export interface Searchable {
  id: string;
  text: string;
}

/** The ids of the questions whose text holds every word of the search, ignoring case, accents and punctuation. */
export function searchFaq(questions: readonly Searchable[], search: string): ReadonlySet<string> {
  const words = plain(search).split(' ').filter(Boolean);
  const matches = questions.filter(({ text }) => {
    const whole = plain(text);
    return words.every((word) => whole.includes(word));
  });
  return new Set(matches.map(({ id }) => id));
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, ' ');
