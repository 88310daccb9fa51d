import type { NewsItem } from '../../services/account/news';

export interface NewsSnippet {
  newsId: string;
  title: string;
  summary: string;
  /** ISO date. */
  date: string;
  picture: string | null;
}

/** Spec 9, Limits: snippet truncation. */
export const snippetLength = 140;

/** At the end of a word, with an ellipsis. */
export function truncate(text: string, length = snippetLength): string {
  const characters = Array.from(text.trim());
  if (characters.length <= length) return characters.join('');
  const room = characters.slice(0, length).join('');
  const wordEnd = room.lastIndexOf(' ');
  const kept = wordEnd > length / 2 ? room.slice(0, wordEnd) : room.slice(0, -1);
  return `${/^.*[^\s,.;:–-]/s.exec(kept)?.[0] ?? ''}…`;
}

/** The same game counts more than any topic. */
function kinship(article: NewsItem, other: NewsItem): number {
  const isSameGame = article.game !== null && article.game.slug === other.game?.slug;
  return (isSameGame ? 10 : 0) + other.tags.filter((tag) => article.tags.includes(tag)).length;
}

export function relatedTo(article: NewsItem, all: readonly NewsItem[], most: number): NewsItem[] {
  return all
    .filter(({ newsId }) => newsId !== article.newsId)
    .toSorted((a, b) => kinship(article, b) - kinship(article, a))
    .slice(0, most);
}

/** How many articles before one may stand beside or above it. */
const neighbors = 3;

/** Neighbors never show one picture: the later one goes without. */
export const withoutRepeatedPictures = <Article extends Pick<NewsItem, 'mediaUrl'>>(
  articles: readonly Article[],
): Article[] =>
  articles.map((article, index) => {
    const near = articles.slice(Math.max(0, index - neighbors), index);
    return near.some(({ mediaUrl }) => mediaUrl === article.mediaUrl) ? { ...article, mediaUrl: null } : article;
  });

export const toSnippet = ({ newsId, title, summary, publicationDate, mediaUrl }: NewsItem): NewsSnippet => ({
  newsId,
  title,
  summary: truncate(summary),
  date: publicationDate,
  picture: mediaUrl,
});
