import type { NewsItem } from '../../services/account/types';

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

/** What lists need of an article. */
export const toSnippet = ({ newsId, title, summary, publicationDate, mediaUrl }: NewsItem): NewsSnippet => ({
  newsId,
  title,
  summary: truncate(summary),
  date: publicationDate,
  picture: mediaUrl,
});
