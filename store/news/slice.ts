import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NewsItem } from '../../services/account/types';
import type { Failure } from '../../services/http/errors';
import { failed, idle, loaded, loading, type RequestState, setFailed } from '../support/requestState';

/** What a screen wants of the news. */
export interface NewsWishes {
  placement?: string;
  spaceId?: string;
  typeofnews?: string;
  limit?: number;
}

/** News in the page's language, newest first, and the article that is open. */
export interface NewsState extends RequestState {
  items: NewsItem[];
  article: RequestState & { item: NewsItem | null };
}

const noArticle = { ...idle, item: null };
const initialState: NewsState = { ...idle, items: [], article: noArticle };

/** One article is wanted; one that is among the items needs no call. */
export const articleRequested = createAction<{ newsId: string }>('news/articleRequested');

const newsSlice = createSlice({
  name: 'news',
  initialState,
  reducers: {
    /** News are wanted, or wanted afresh: those that are there stay on show. */
    newsRequested: (state, _action: PayloadAction<NewsWishes | undefined>) => ({ ...state, ...loading }),
    newsFetched: (state, { payload: items }: PayloadAction<NewsItem[]>) => ({ ...state, ...loaded, items }),
    newsFailed: setFailed,
    articleFetchStarted: (state) => {
      state.article = { ...loading, item: null };
    },
    /** Null where there is no such article. */
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
