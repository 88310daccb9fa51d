import type { Action } from '@reduxjs/toolkit';
import { useState, type ReactNode } from 'react';
import { userInfoRequested } from '../../store/session/events';
import { badgesRequested } from '../../store/badges/slice';
import { selectListLoading } from '../../store/catalog/selectors';
import { listRequested } from '../../store/catalog/slice';
import { selectChallengesStatus } from '../../store/challenges/selectors';
import { challengesRequested } from '../../store/challenges/slice';
import { playerRewardsRequested } from '../../store/rewards/scopes';
import { detailsRequested } from '../../store/rewards/slice';
import { wishlistRequested } from '../../store/rewards/wishlist/slice';
import type { PlayerState } from '../../store/rootReducer';
import { statsRequested } from '../../store/stats/slice';
import type { RequestState } from '../../store/support/requestState';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { balanceRequested } from '../../store/units/slice';
import { PageError } from '../ui/feedback/PageError';

export interface PageRead {
  status: (state: PlayerState) => RequestState['status'];
  request: () => Action;
}

/** So many failed reads are an error of the page; a single one stays the error of its part. */
const manyFailed = 2;

/**
 * The message of a page of which several reads failed, instead of one for each part; null while there is none. Its button
 * repeats all of them. The page places the message, and wraps its parts in `QuietErrors`. `reads` keeps its length.
 */
export function usePageError(reads: readonly PageRead[]): ReactNode {
  const dispatch = useAppDispatch();
  const statuses = usePlayerSelector((state) => reads.map(({ status }) => status(state)).join()).split(',');
  const failed = reads.filter((_read, index) => statuses[index] === 'failed');
  // The header of every page shows it.
  const isProfileMissing = usePlayerSelector(profile.status) === 'failed' && !reads.includes(profile);
  const isLoading = statuses.includes('loading');
  const [isRetrying, setIsRetrying] = useState(false);
  if (isRetrying && !isLoading) setIsRetrying(false);
  if (failed.length < manyFailed && !isRetrying) return null;
  const retry = () => {
    for (const { request } of isProfileMissing ? [...failed, profile] : failed) dispatch(request());
    setIsRetrying(true);
  };
  return <PageError isRetrying={isRetrying} onRetry={retry} />;
}

export const balance: PageRead = { status: ({ units }) => units.status, request: balanceRequested };

const profile: PageRead = { status: (state) => state.profile.status, request: userInfoRequested };

export const ownedRewards: PageRead = {
  status: ({ rewards }) => rewards.scopes.owned.status,
  request: () => playerRewardsRequested(),
};

export const wishlist: PageRead = { status: (state) => state.wishlist.status, request: wishlistRequested };

const gamesOf = (list: 'ownedGames' | 'lastPlayedGames'): PageRead => ({
  status: (state) => selectListLoading(state, list).status,
  request: () => listRequested({ list }),
});

const challengesOf = (spaceId: string | null): PageRead => ({
  status: (state) => selectChallengesStatus(state, spaceId),
  request: () => challengesRequested({ spaceId }),
});

export const dashboardReads: readonly PageRead[] = [
  balance,
  profile,
  challengesOf(null),
  gamesOf('lastPlayedGames'),
  gamesOf('ownedGames'),
  ownedRewards,
  wishlist,
];

export const challengesReads: readonly PageRead[] = [challengesOf(null), gamesOf('ownedGames')];

export const gameReads = (spaceId: string): readonly PageRead[] => [
  balance,
  challengesOf(spaceId),
  { status: ({ rewards }) => rewards.status, request: detailsRequested },
  { status: ({ stats }) => stats.status, request: () => statsRequested({ spaceId }) },
  { status: ({ badges }) => badges.status, request: () => badgesRequested({ spaceId }) },
];
