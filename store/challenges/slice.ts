import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Challenge } from '../../services/club/types';
import type { ChallengesOverview } from '../../services/clubWebsite/types';
import type { Failure } from '../../services/http/errors';
import { logoutStarted } from '../auth/slice';
import { failed, idle, loaded, loading, type RequestState } from '../support/requestState';

/** Challenges of one game, or with null of all the player's games. */
export interface ChallengesScope {
  spaceId: string | null;
}

/** Names a challenge to the services. */
export interface ChallengeName {
  challengeId: string;
  spaceId: string;
}

export interface ChallengeList extends RequestState {
  ids: string[];
}

export interface Banking {
  challengeId: string;
  units: number;
  xp: number;
  unitBalance: number;
}

export interface ChallengesState {
  challenges: Record<string, Challenge>;
  /** Lists by space; `all` is the one across games. */
  lists: Record<string, ChallengeList>;
  overview: ChallengesOverview | null;
  /** What is on its way, by challenge. */
  pending: Record<string, 'activation' | 'banking'>;
  /** What went wrong last, by challenge. */
  failures: Record<string, Failure>;
  /** What was banked last, for the screen to celebrate. */
  lastBanking: Banking | null;
  /** What was activated last, by name, for the screen to tell. */
  lastActivation: { names: string[] } | null;
}

const initialState: ChallengesState = {
  challenges: {},
  lists: {},
  overview: null,
  pending: {},
  failures: {},
  lastBanking: null,
  lastActivation: null,
};

/** The list of a scope under its name in the state. */
export const listName = ({ spaceId }: ChallengesScope) => spaceId ?? 'all';

const nothingYet: ChallengeList = { ...idle, ids: [] };

/** The counts of the week across games are wanted. */
export const overviewRequested = createAction('challenges/overviewRequested');
export const activationRequested = createAction<ChallengeName>('challenges/activationRequested');
/** Everything of a scope that waits for it is to be activated. */
export const activationOfAllRequested = createAction<ChallengesScope>('challenges/activationOfAllRequested');
export const bankingRequested = createAction<ChallengeName>('challenges/bankingRequested');

const starting =
  (what: 'activation' | 'banking') =>
  (state: ChallengesState, { payload: { challengeId } }: PayloadAction<ChallengeName>) => {
    state.pending[challengeId] = what;
    state.failures = without(state.failures, challengeId);
  };

const challengesSlice = createSlice({
  name: 'challenges',
  initialState,
  reducers: {
    /** A scope's challenges are wanted, or wanted afresh: those that are there stay on show. */
    challengesRequested: ({ lists }, { payload: scope }: PayloadAction<ChallengesScope>) => {
      lists[listName(scope)] = { ...(lists[listName(scope)] ?? nothingYet), ...loading };
    },
    challengesFetched: (state, { payload }: PayloadAction<ChallengesScope & { challenges: Challenge[] }>) => {
      for (const challenge of payload.challenges) state.challenges[challenge.challengeId] = challenge;
      state.lists[listName(payload)] = { ...loaded, ids: payload.challenges.map(({ challengeId }) => challengeId) };
    },
    challengesFailed: ({ lists }, { payload }: PayloadAction<ChallengesScope & { failure: Failure }>) => {
      lists[listName(payload)] = { ...(lists[listName(payload)] ?? nothingYet), ...failed(payload.failure) };
    },
    overviewFetched: (state, { payload }: PayloadAction<ChallengesOverview>) => {
      state.overview = payload;
    },
    overviewFailed: (_state, _action: PayloadAction<Failure>) => undefined,
    activationStarted: starting('activation'),
    challengeActivated: (state, { payload }: PayloadAction<Challenge>) => {
      state.challenges[payload.challengeId] = payload;
      state.lastActivation = { names: [payload.name] };
      end(state, payload.challengeId);
      // One that was started without its game joins the list across games.
      const all = state.lists.all?.ids;
      if (all && !all.includes(payload.challengeId)) all.push(payload.challengeId);
    },
    /** Games activated all that waited in them; `names` of what did not run before. */
    allActivated: (state, { payload }: PayloadAction<{ challenges: Challenge[]; names: string[] }>) => {
      for (const challenge of payload.challenges) {
        state.challenges[challenge.challengeId] = challenge;
        end(state, challenge.challengeId);
      }
      state.lastActivation = { names: payload.names };
    },
    activationFailed: fail,
    bankingStarted: starting('banking'),
    /** Units and xp were collected; `unitBalance` is what there is now. */
    challengeBanked: (state, { payload }: PayloadAction<Banking & { challenge: Challenge }>) => {
      const { challenge, ...banking } = payload;
      state.challenges[challenge.challengeId] = challenge;
      state.lastBanking = banking;
      end(state, challenge.challengeId);
    },
    bankingFailed: fail,
  },
  extraReducers: (builder) => builder.addCase(logoutStarted, () => initialState),
});

function end(state: ChallengesState, challengeId: string, failure?: Failure) {
  state.pending = without(state.pending, challengeId);
  if (failure) state.failures[challengeId] = failure;
}

function fail(state: ChallengesState, { payload }: PayloadAction<ChallengeName & { failure: Failure }>) {
  end(state, payload.challengeId, payload.failure);
}

const without = <T>(record: Record<string, T>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

export const {
  challengesRequested,
  challengesFetched,
  challengesFailed,
  overviewFetched,
  overviewFailed,
  activationStarted,
  challengeActivated,
  allActivated,
  activationFailed,
  bankingStarted,
  challengeBanked,
  bankingFailed,
} = challengesSlice.actions;
export const challengesReducer = challengesSlice.reducer;
