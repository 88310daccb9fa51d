import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NewsItem } from '../../services/account/news';
import { idle, loaded, loading, type RequestState, setFailed } from '../support/requestState';

interface NewsFilter {
  placement?: string;
  spaceId?: string;
  typeofnews?: string;
  limit?: number;
}

interface NewsState extends RequestState {
  items: NewsItem[];
}

const initialState: NewsState = { ...idle, items: [] };

const newsSlice = createSlice({
  name: 'news',
  initialState,
  reducers: {
    newsRequested: (state, _action: PayloadAction<NewsFilter | undefined>) => ({ ...state, ...loading }),
    newsFetched: (state, { payload: items }: PayloadAction<NewsItem[]>) => ({ ...state, ...loaded, items }),
    newsFailed: setFailed,
  },
});

export const { newsRequested, newsFetched, newsFailed } = newsSlice.actions;
export const newsReducer = newsSlice.reducer;
