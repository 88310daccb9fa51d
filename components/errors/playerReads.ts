import { userInfoRequested } from '../../store/account/slice';
import { badgesRequested } from '../../store/badges/slice';
import { selectListLoading } from '../../store/catalog/selectors';
import { listRequested } from '../../store/catalog/slice';
import { selectChallengesStatus } from '../../store/challenges/selectors';
import { challengesRequested } from '../../store/challenges/slice';
import { playerRewardsRequested } from '../../store/rewards/playerRewards/slice';
import { detailsRequested } from '../../store/rewards/slice';
import { wishlistRequested } from '../../store/rewards/wishlist/slice';
import { statsRequested } from '../../store/stats/slice';
import { balanceRequested } from '../../store/units/slice';
import type { PageRead } from './usePageError';

export const balance: PageRead = { status: ({ units }) => units.status, request: balanceRequested };
export const ownedRewards: PageRead = {
  status: ({ playerRewards }) => playerRewards.owned.status,
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
  { status: ({ profile }) => profile.status, request: userInfoRequested },
  challengesOf(null),
  gamesOf('lastPlayedGames'),
  gamesOf('ownedGames'),
  ownedRewards,
  wishlist,
];

export const challengesReads: readonly PageRead[] = [challengesOf(null), gamesOf('ownedGames')];

/** The reads of a released game's page. */
export const gameReads = (spaceId: string): readonly PageRead[] => [
  balance,
  challengesOf(spaceId),
  { status: ({ rewards }) => rewards.status, request: detailsRequested },
  { status: ({ stats }) => stats.status, request: () => statsRequested({ spaceId }) },
  { status: ({ badges }) => badges.status, request: () => badgesRequested({ spaceId }) },
];
