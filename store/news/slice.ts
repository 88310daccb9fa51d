import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NewsItem } from '../../services/account/types';
import type { Failure } from '../../services/http/errors';
import { failed, idle, loaded, loading, type RequestState, setFailed } from '../support/requestState';

/** Filters of the news. */
export interface NewsFilter {
  placement?: string;
  spaceId?: string;
  typeofnews?: string;
  limit?: number;
}

/** News in the page's language, newest first, and the open article. */
export interface NewsState extends RequestState {
  items: NewsItem[];
  article: RequestState & { item: NewsItem | null };
}

const noArticle = { ...idle, item: null };
const initialState: NewsState = { ...idle, items: [], article: noArticle };

/** Requests an article. No call is needed for one of the fetched items. */
export const articleRequested = createAction<{ newsId: string }>('news/articleRequested');

const newsSlice = createSlice({
  name: 'news',
  initialState,
  reducers: {
    /** Fetches news; the present ones stay visible. */
    newsRequested: (state, _action: PayloadAction<NewsFilter | undefined>) => ({ ...state, ...loading }),
    newsFetched: (state, { payload: items }: PayloadAction<NewsItem[]>) => ({ ...state, ...loaded, items }),
    newsFailed: setFailed,
    articleFetchStarted: (state) => {
      state.article = { ...loading, item: null };
    },
    /** Null when the article does not exist. */
    articleFetched: (state, { payload: item }: PayloadAction<NewsItem | null>) => {
      state.article = { ...loaded, item };
    },
    articleFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.article = { ...failed(payload), item: null };
    },
  },
});

export const { newsRequested, newsFetched, newsFailed, articleFetchStarted, articleFetched, articleFailed } =
  newsSlice.actions;
export const newsReducer = newsSlice.reducer;
