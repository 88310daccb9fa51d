import { textSearch } from '../ui/text/textSearch';

/** A question with its full text in the player's language. */
export interface Searchable {
  id: string;
  text: string;
}

/** The ids of the questions whose text holds every word of the search, ignoring case, accents and punctuation. */
export function searchFaq(questions: readonly Searchable[], search: string): ReadonlySet<string> {
  const isFound = textSearch(search);
  return new Set(questions.filter(({ text }) => isFound(text)).map(({ id }) => id));
}
