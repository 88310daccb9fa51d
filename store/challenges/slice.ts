import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Challenge } from '../../services/club/challenges';
import type { Failure } from '../../services/http/errors';
import { isOutcomeUnknown } from '../support/failures';
import { failed, idle, loaded, loading, type RequestState } from '../support/requestState';

/** Null for all the player's games. */
export interface ChallengesScope {
  spaceId: string | null;
}

export interface ChallengeName {
  challengeId: string;
  spaceId: string;
}

interface ChallengeList extends RequestState {
  ids: string[];
}

export type StepKind = 'activation' | 'banking';

interface StepRequest extends RequestState {
  kind: StepKind;
}

interface Banking {
  /** Empty when all of them were banked before. */
  challenges: Challenge[];
  units: number;
  xp: number;
  unitBalance: number;
}

interface ChallengesState {
  challenges: Record<string, Challenge>;
  /** By space; `all` is the list across games. */
  lists: Record<string, ChallengeList>;
  /** By challenge id, while it is pending and after it has failed. */
  steps: Record<string, StepRequest>;
}

const initialState: ChallengesState = {
  challenges: {},
  lists: {},
  steps: {},
};

export const listName = ({ spaceId }: ChallengesScope) => spaceId ?? 'all';

const emptyList: ChallengeList = { ...idle, ids: [] };

export const activationRequested = createAction<ChallengeName>('challenges/activationRequested');
export const activationOfAllRequested = createAction<ChallengesScope>('challenges/activationOfAllRequested');
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

function completeStep(state: ChallengesState, challenge: Challenge) {
  state.challenges[challenge.challengeId] = challenge;
  const { [challenge.challengeId]: _completed, ...steps } = state.steps;
  state.steps = steps;
}

const challengesSlice = createSlice({
  name: 'challenges',
  initialState,
  reducers: {
    challengesRequested: ({ lists }, { payload: scope }: PayloadAction<ChallengesScope>) => {
      lists[listName(scope)] = { ...(lists[listName(scope)] ?? emptyList), ...loading };
    },
    challengesFetched: (state, { payload }: PayloadAction<ChallengesScope & { challenges: Challenge[] }>) => {
      for (const challenge of payload.challenges) {
        const failure = state.steps[challenge.challengeId]?.failure;
        const isOther = state.challenges[challenge.challengeId]?.status !== challenge.status;
        // A step whose response was lost was carried out, or another device was faster.
        if (failure && isOutcomeUnknown(failure) && isOther) completeStep(state, challenge);
        else state.challenges[challenge.challengeId] = challenge;
      }
      state.lists[listName(payload)] = { ...loaded, ids: payload.challenges.map(({ challengeId }) => challengeId) };
    },
    challengesFailed: ({ lists }, { payload }: PayloadAction<ChallengesScope & { failure: Failure }>) => {
      lists[listName(payload)] = { ...(lists[listName(payload)] ?? emptyList), ...failed(payload.failure) };
    },
    activationStarted: startStep('activation'),
    challengeActivated: (state, { payload }: PayloadAction<Challenge>) => {
      completeStep(state, payload);
      // A challenge of a game that the player does not own joins the list across games.
      const all = state.lists.all?.ids;
      if (all && !all.includes(payload.challengeId)) all.push(payload.challengeId);
    },
    allActivated: (state, { payload: challenges }: PayloadAction<Challenge[]>) => {
      for (const challenge of challenges) completeStep(state, challenge);
    },
    activationFailed: failStep('activation'),
    bankingStarted: startStep('banking'),
    challengesBanked: (state, { payload }: PayloadAction<Banking>) => {
      for (const challenge of payload.challenges) completeStep(state, challenge);
    },
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
