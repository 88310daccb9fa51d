import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { parseQuery, type Query } from './rules';

/** A match in the route table. */
export interface RouteMatch {
  /** Name in the route table without `default-`, or null without a match. */
  page: string | null;
  params: Record<string, string>;
}

interface RouterState extends RouteMatch {
  /** Path and query. */
  url: string;
  query: Query;
  isChanging: boolean;
}

interface CompletedChange extends RouteMatch {
  url: string;
  /** The address has changed in place (filters, overlays), without a route being loaded. */
  isInPlace?: boolean;
}

const initialState: RouterState = { page: null, params: {}, url: '', query: {}, isChanging: false };

const routerSlice = createSlice({
  name: 'router',
  initialState,
  reducers: {
    routeChangeStarted: (state, _action: PayloadAction<string>) => {
      state.isChanging = true;
    },
    routeChangeCompleted: (_state, { payload: { page, params, url } }: PayloadAction<CompletedChange>) => ({
      page,
      params,
      url,
      query: parseQuery(searchOf(url)),
      isChanging: false,
    }),
    /** The page could not be loaded, or another route was opened ('Route Cancelled'). */
    routeChangeFailed: (state, _action: PayloadAction<string>) => {
      state.isChanging = false;
    },
  },
});

const searchOf = (url: string) => url.split('#', 1).join('').split('?').slice(1).join('?');

export const { routeChangeStarted, routeChangeCompleted, routeChangeFailed } = routerSlice.actions;
export const routerReducer = routerSlice.reducer;
