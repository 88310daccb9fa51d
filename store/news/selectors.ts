import type { RootState } from '../rootReducer';

/** News in the page's language, newest first. */
export const selectNews = ({ news }: RootState) => news.items;

export const selectNewsStatus = ({ news }: RootState) => news.status;
