import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { parseQuery, type Query } from './rules';

export interface RouteMatch {
  /** Name in the route table without `default-`, or null without a match. */
  page: string | null;
  params: Record<string, string>;
}

interface RouterState extends RouteMatch {
  url: string;
  query: Query;
  isChanging: boolean;
  /** Where the change that is under way leads; null without one. */
  changingTo: string | null;
  /** Where earlier changes lead that were overtaken before they ended: their end does not end the change under way. */
  overtaken: string[];
}

interface CompletedChange extends RouteMatch {
  url: string;
  /** The address has changed in place (filters, overlays), without a route being loaded. */
  isInPlace?: boolean;
}

const initialState: RouterState = {
  page: null,
  params: {},
  url: '',
  query: {},
  isChanging: false,
  changingTo: null,
  overtaken: [],
};

const routerSlice = createSlice({
  name: 'router',
  initialState,
  reducers: {
    routeChangeStarted: (state, { payload: url }: PayloadAction<string>) => {
      if (state.changingTo !== null) state.overtaken.push(state.changingTo);
      state.isChanging = true;
      state.changingTo = url;
    },
    routeChangeCompleted: (state, { payload: { page, params, url } }: PayloadAction<CompletedChange>) => ({
      page,
      params,
      url,
      query: parseQuery(searchOf(url)),
      ...afterEndOf(url, state),
    }),
    /** The page could not be loaded, or another route was opened ('Route Cancelled'). */
    routeChangeFailed: (state, { payload: url }: PayloadAction<string>) => ({ ...state, ...afterEndOf(url, state) }),
  },
});

function afterEndOf(url: string, { changingTo, overtaken }: RouterState) {
  const isOvertaken = url !== changingTo && overtaken.includes(url);
  return isOvertaken
    ? { isChanging: true, changingTo, overtaken: overtaken.filter((each) => each !== url) }
    : { isChanging: false, changingTo: null, overtaken: [] };
}

const searchOf = (url: string) => url.split('#', 1).join('').split('?').slice(1).join('?');

export const { routeChangeStarted, routeChangeCompleted, routeChangeFailed } = routerSlice.actions;
export const routerReducer = routerSlice.reducer;
