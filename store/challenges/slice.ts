import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Challenge } from '../../services/club/challenges';
import type { Failure } from '../../services/http/errors';
import { failed, idle, loaded, loading, type RequestState } from '../support/requestState';

/** Challenges of one game, or of all the player's games (null). */
export interface ChallengesScope {
  spaceId: string | null;
}

/** Identifies a challenge in a call. */
export interface ChallengeName {
  challengeId: string;
  spaceId: string;
}

interface ChallengeList extends RequestState {
  ids: string[];
}

export type StepKind = 'activation' | 'banking';

/** A request that takes a challenge to its next step. */
interface StepRequest extends RequestState {
  kind: StepKind;
}

/** What one or more banked challenges granted. */
interface Banking {
  /** How many challenges were banked; 0 when all of them were banked before. */
  count: number;
  units: number;
  xp: number;
  unitBalance: number;
}

interface ChallengesState {
  challenges: Record<string, Challenge>;
  /** By space; `all` is the list across games. */
  lists: Record<string, ChallengeList>;
  /** The activation or banking of a challenge, by challenge id, while it is pending and after it has failed. */
  steps: Record<string, StepRequest>;
  /** The last banking, which the screen celebrates. */
  lastBanking: Banking | null;
  /** Names of the challenges that were activated last, which the screen announces. */
  lastActivation: { names: string[] } | null;
}

const initialState: ChallengesState = {
  challenges: {},
  lists: {},
  steps: {},
  lastBanking: null,
  lastActivation: null,
};

/** The key of a scope's list. */
export const listName = ({ spaceId }: ChallengesScope) => spaceId ?? 'all';

const emptyList: ChallengeList = { ...idle, ids: [] };

export const activationRequested = createAction<ChallengeName>('challenges/activationRequested');
/** Activates every available challenge of a scope. */
export const activationOfAllRequested = createAction<ChallengesScope>('challenges/activationOfAllRequested');
/** Banks every completed challenge of a scope in one call. */
export const bankingOfAllRequested = createAction<ChallengesScope>('challenges/bankingOfAllRequested');
export const bankingRequested = createAction<ChallengeName>('challenges/bankingRequested');

const startStep =
  (kind: StepKind) =>
  ({ steps }: ChallengesState, { payload: { challengeId } }: PayloadAction<ChallengeName>) => {
    steps[challengeId] = { ...loading, kind };
  };

const failStep =
  (kind: StepKind) =>
  ({ steps }: ChallengesState, { payload }: PayloadAction<ChallengeName & { failure: Failure }>) => {
    steps[payload.challengeId] = { ...failed(payload.failure), kind };
  };

/** Stores a challenge as the services return it after a step. */
function completeStep(state: ChallengesState, challenge: Challenge) {
  state.challenges[challenge.challengeId] = challenge;
  const { [challenge.challengeId]: _completed, ...steps } = state.steps;
  state.steps = steps;
}

const challengesSlice = createSlice({
  name: 'challenges',
  initialState,
  reducers: {
    /** Fetches a scope's challenges; the present ones stay visible. */
    challengesRequested: ({ lists }, { payload: scope }: PayloadAction<ChallengesScope>) => {
      lists[listName(scope)] = { ...(lists[listName(scope)] ?? emptyList), ...loading };
    },
    challengesFetched: (state, { payload }: PayloadAction<ChallengesScope & { challenges: Challenge[] }>) => {
      for (const challenge of payload.challenges) state.challenges[challenge.challengeId] = challenge;
      state.lists[listName(payload)] = { ...loaded, ids: payload.challenges.map(({ challengeId }) => challengeId) };
    },
    challengesFailed: ({ lists }, { payload }: PayloadAction<ChallengesScope & { failure: Failure }>) => {
      lists[listName(payload)] = { ...(lists[listName(payload)] ?? emptyList), ...failed(payload.failure) };
    },
    activationStarted: startStep('activation'),
    challengeActivated: (state, { payload }: PayloadAction<Challenge>) => {
      completeStep(state, payload);
      state.lastActivation = { names: [payload.name] };
      // A challenge of a game that the player does not own joins the list across games.
      const all = state.lists.all?.ids;
      if (all && !all.includes(payload.challengeId)) all.push(payload.challengeId);
    },
    /** All available challenges of some games were activated; `names` of those that were not active before. */
    allActivated: (state, { payload }: PayloadAction<{ challenges: Challenge[]; names: string[] }>) => {
      for (const challenge of payload.challenges) completeStep(state, challenge);
      state.lastActivation = { names: payload.names };
    },
    activationFailed: failStep('activation'),
    bankingStarted: startStep('banking'),
    /** Challenges were banked; `unitBalance` is the new balance. */
    challengesBanked: (
      state,
      { payload: { challenges, ...totals } }: PayloadAction<Omit<Banking, 'count'> & { challenges: Challenge[] }>,
    ) => {
      for (const challenge of challenges) completeStep(state, challenge);
      state.lastBanking = { ...totals, count: challenges.length };
    },
    /** None of these challenges was left to bank. */
    bankingEnded: (state, { payload: names }: PayloadAction<ChallengeName[]>) => {
      const ended = new Set(names.map(({ challengeId }) => challengeId));
      state.steps = Object.fromEntries(Object.entries(state.steps).filter(([id]) => !ended.has(id)));
    },
    bankingFailed: failStep('banking'),
  },
});

export const {
  challengesRequested,
  challengesFetched,
  challengesFailed,
  activationStarted,
  challengeActivated,
  allActivated,
  activationFailed,
  bankingStarted,
  challengesBanked,
  bankingEnded,
  bankingFailed,
} = challengesSlice.actions;
export const challengesReducer = challengesSlice.reducer;
