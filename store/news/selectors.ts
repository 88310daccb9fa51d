import type { RootState } from '../rootReducer';

export const selectNews = ({ news }: RootState) => news.items;

export const selectNewsStatus = ({ news }: RootState) => news.status;
