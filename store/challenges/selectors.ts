import { createSelector } from '@reduxjs/toolkit';
import type { Challenge } from '../../services/club/challenges';
import type { CurrentChallenge } from '../../services/club/currentChallenges';
import { selectCountry } from '../account/selectors';
import type { PlayerState } from '../rootReducer';
import { inRoundsOfGames, untouched } from './currentChallenges/rules';
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

const none: readonly CurrentChallenge[] = [];

const selectCurrent = ({ currentChallenges }: PlayerState) => currentChallenges.data ?? none;

export const selectGamePictures = createSelector([selectCurrent], (challenges): Record<string, string | null> =>
  Object.fromEntries(challenges.map(({ spaceId, gameImageUrl }) => [spaceId, gameImageUrl])),
);

/**
 * Weekly challenges that a player without games can start, of many different games. Challenges that the player already
 * has are left out.
 */
export const selectStartable = createSelector(
  [selectCurrent, ({ challenges }: PlayerState) => challenges.challenges],
  (current, own) =>
    inRoundsOfGames(current.filter(({ type, challengeId }) => type === 'weekly' && !(challengeId in own))).map(
      untouched,
    ),
);
