import type { NewsItem } from '../../services/account/news';

/** An article as lists show it. */
export interface NewsSnippet {
  newsId: string;
  title: string;
  summary: string;
  /** ISO moment of publication. */
  date: string;
  picture: string | null;
}

/** Spec 9, Limits: snippet truncation. */
export const snippetLength = 140;

/** A text of at most `length` characters, cut at the end of a word, with an ellipsis where something was left out. */
export function truncate(text: string, length = snippetLength): string {
  const characters = Array.from(text.trim());
  if (characters.length <= length) return characters.join('');
  const room = characters.slice(0, length).join('');
  const wordEnd = room.lastIndexOf(' ');
  return `${(wordEnd > length / 2 ? room.slice(0, wordEnd) : room.slice(0, -1)).replace(/[\s,.;:–-]+$/, '')}…`;
}

/** How much two articles have in common: their game counts more than any topic. */
function kinship(article: NewsItem, other: NewsItem): number {
  const isSameGame = article.game !== null && article.game.slug === other.game?.slug;
  return (isSameGame ? 10 : 0) + other.tags.filter((tag) => article.tags.includes(tag)).length;
}

/** The articles that go best with one, those with most in common first, else in the order given. */
export function relatedTo(article: NewsItem, all: readonly NewsItem[], most: number): NewsItem[] {
  return all
    .filter(({ newsId }) => newsId !== article.newsId)
    .toSorted((a, b) => kinship(article, b) - kinship(article, a))
    .slice(0, most);
}

/** What lists need of an article. */
export const toSnippet = ({ newsId, title, summary, publicationDate, mediaUrl }: NewsItem): NewsSnippet => ({
  newsId,
  title,
  summary: truncate(summary),
  date: publicationDate,
  picture: mediaUrl,
});
