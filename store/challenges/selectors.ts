import { createSelector } from '@reduxjs/toolkit';
import type { ChallengeType } from '../../services/club/types';
import { selectCountry } from '../account/selectors';
import type { RootState } from '../rootReducer';
import { inOrderOfUrgency } from './rules';
import { type ChallengesScope, listName } from './slice';

/** Country and language that a challenge is told in. */
export const selectRegion = createSelector(
  [selectCountry, ({ locale }: RootState) => locale.locale],
  (country, locale) => ({ country, locale }),
);

const selectList = ({ challenges }: RootState, spaceId: string | null) => challenges.lists[listName({ spaceId })];

/** Challenges of a game, or with null across games: what can be banked first, then what runs, waits, is over. */
export const selectChallenges = createSelector(
  [({ challenges }: RootState) => challenges.challenges, selectList],
  (byId, list) => inOrderOfUrgency((list?.ids ?? []).flatMap((id) => byId[id] ?? [])),
);

/** The same, of one type: `selectChallengesOfType(state, null, 'weekly')`. */
export const selectChallengesOfType = createSelector(
  [selectChallenges, (_state: RootState, _spaceId: string | null, type: ChallengeType) => type],
  (challenges, type) => challenges.filter((challenge) => challenge.type === type),
);

/** Those of a scope that can be activated now, and are not being activated already. */
export const selectWaiting = createSelector(
  [selectChallenges, ({ challenges }: RootState) => challenges.steps],
  (challenges, steps) =>
    challenges.filter(({ challengeId, status }) => status === 'available' && steps[challengeId]?.status !== 'loading'),
);

/** True while something of a scope is being activated. */
export const selectIsActivating = createSelector(
  [selectChallenges, ({ challenges }: RootState) => challenges.steps],
  (challenges, steps) =>
    challenges.some(({ challengeId }) => {
      const step = steps[challengeId];
      return step?.kind === 'activation' && step.status === 'loading';
    }),
);

export const selectChallengesStatus = (state: RootState, spaceId: string | null) =>
  selectList(state, spaceId)?.status ?? 'idle';

export const selectChallengesFailure = (state: RootState, spaceId: string | null) =>
  selectList(state, spaceId)?.failure ?? null;

/** The counts of the week across games; null until they are known. */
export const selectChallengesOverview = ({ challenges }: RootState) => challenges.overview;

/** True while a challenge is being activated or banked. */
export const selectIsPending = ({ challenges }: RootState, challengeId: string) =>
  challenges.steps[challengeId]?.status === 'loading';

/** Why the last activation or banking of a challenge failed, or null. */
export const selectChallengeFailure = ({ challenges }: RootState, challengeId: string) =>
  challenges.steps[challengeId]?.failure ?? null;

/** What was banked last, with what it gave; null before. */
export const selectLastBanking = ({ challenges }: RootState) => challenges.lastBanking;

/** What was activated last, told by name; null before. */
export const selectLastActivation = ({ challenges }: RootState) => challenges.lastActivation;

/** The scopes that some screen has asked for. */
export const selectRequestedScopes = createSelector(
  [({ challenges }: RootState) => challenges.lists],
  (lists): ChallengesScope[] => Object.keys(lists).map((name) => ({ spaceId: name === 'all' ? null : name })),
);
