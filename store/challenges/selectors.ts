import { createSelector } from '@reduxjs/toolkit';
import type { Challenge } from '../../services/club/challenges';
import { selectCountry } from '../account/selectors';
import type { PlayerState } from '../rootReducer';
import { inOrderOfUrgency } from './rules';
import { type ChallengesScope, listName, type StepKind } from './slice';

export const selectRegion = createSelector(
  [selectCountry, ({ locale }: PlayerState) => locale.locale],
  (country, locale) => ({ country, locale }),
);

const selectList = ({ challenges }: PlayerState, spaceId: string | null) => challenges.lists[listName({ spaceId })];

/** Of all the player's games for null. Completed ones first, then active, available and past ones. */
export const selectChallenges = createSelector(
  [({ challenges }: PlayerState) => challenges.challenges, selectList],
  (byId, list) => inOrderOfUrgency((list?.ids ?? []).flatMap((id) => byId[id] ?? [])),
);

const selectOpen = (status: Challenge['status']) =>
  createSelector([selectChallenges, ({ challenges }: PlayerState) => challenges.steps], (challenges, steps) =>
    challenges.filter((challenge) => challenge.status === status && steps[challenge.challengeId]?.status !== 'loading'),
  );

export const selectWaiting = selectOpen('available');
export const selectBankable = selectOpen('completed');

export const selectPendingCount = createSelector(
  [
    selectChallenges,
    ({ challenges }: PlayerState) => challenges.steps,
    (_state: PlayerState, _spaceId: string | null, kind: StepKind) => kind,
  ],
  (challenges, steps, kind) =>
    challenges.filter(({ challengeId }) => {
      const step = steps[challengeId];
      return step?.kind === kind && step.status === 'loading';
    }).length,
);

export const selectChallengesStatus = (state: PlayerState, spaceId: string | null) =>
  selectList(state, spaceId)?.status ?? 'idle';

export const selectIsPending = ({ challenges }: PlayerState, challengeId: string) =>
  challenges.steps[challengeId]?.status === 'loading';

export const selectRequestedScopes = createSelector(
  [({ challenges }: PlayerState) => challenges.lists],
  (lists): ChallengesScope[] => Object.keys(lists).map((name) => ({ spaceId: name === 'all' ? null : name })),
);
