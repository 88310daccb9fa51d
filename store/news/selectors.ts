import type { RootState } from '../rootReducer';

/** News in the page's language, newest first. */
export const selectNews = ({ news }: RootState) => news.items;

export const selectNewsStatus = ({ news }: RootState) => news.status;

export const selectNewsItem = ({ news }: RootState, newsId: string) =>
  news.items.find((item) => item.newsId === newsId) ?? null;

/** The open article and the state of its request. */
export const selectArticle = ({ news }: RootState) => news.article;
