import type { Action } from '@reduxjs/toolkit';
import type { ActionPattern } from 'redux-saga/effects';
import { all, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import type { TabChange } from '../../services/tabs/otherTabs';
import { challengesBanked, challengesRequested } from '../challenges/slice';
import { currentChallenges } from '../challenges/tasks';
import { selectRequestedScopes } from '../challenges/selectors';
import { discountCodes } from '../discount/tasks';
import { blocks } from '../friends/blocks/tasks';
import { requestDropped, requestSent, requestsRequested } from '../friends/friendRequests/slice';
import { ownPresenceRequested } from '../friends/presence/slice';
import { allFriendsRequested, favoriteKept, friendRemoved, friendshipMade, friendsRequested } from '../friends/slice';
import {
  claimUndone,
  discountRedeemed,
  failedSpendLeft,
  giftAnswered,
  rewardClaimed,
  rewardGiven,
} from '../spend/slice';
import { allRead, noticesAnswered, noticesRequested, shownNoted } from '../notices/slice';
import { profileRequested } from '../profile/slice';
import { gifts } from '../rewards/gifts/tasks';
import { claims } from '../rewards/claims/tasks';
import { undoableClaims } from '../rewards/claimUndo/tasks';
import { playerRewardsRequested, rewardsScopes } from '../rewards/scopes';
import { refreshRequested } from '../rewards/slice';
import { wishlistRequested, wishSaved } from '../rewards/wishlist/slice';
import type { PlayerState } from '../rootReducer';
import type { RequestState } from '../support/requestState';
import { safely } from '../support/safely';
import { balanceEvents, balanceFetchStarted } from '../units/slice';
import { balanceHistory, ledger } from '../units/tasks';
import { announceChange } from '../otherTabs/announceChange';
import { changedElsewhere } from '../otherTabs/slice';

const announced: readonly [ActionPattern<Action>, TabChange][] = [
  [[...balanceEvents, failedSpendLeft], 'balance'],
  [[rewardClaimed, rewardGiven, giftAnswered, claimUndone, discountRedeemed, failedSpendLeft], 'claims'],
  [challengesBanked, 'banks'],
  [wishSaved, 'wishlist'],
  [[shownNoted, allRead, ...noticesAnswered], 'notices'],
  [[requestSent, requestDropped, friendshipMade, friendRemoved, favoriteKept], 'friends'],
];

/** What this tab reads again of what it has read before. Sign-in, sign-out and language are up to their features. */
const requestsAfter: Partial<Record<TabChange, (state: PlayerState) => Action[]>> = {
  balance: ({ units, profile, ...state }) => [
    ...again(units, balanceFetchStarted()),
    ...again(profile, profileRequested()),
    ...(state.ledger.request ? [ledger.requested(state.ledger.request.input)] : []),
    ...again(state.balanceHistory, balanceHistory.requested(null)),
  ],
  claims: (state) => [
    ...again(claims.select(state, null), claims.requested(null)),
    ...again(state.gifts, gifts.requested(null)),
    ...again(state.undoableClaims, undoableClaims.requested(null)),
    ...again(state.discountCodes, discountCodes.requested(null)),
    ...rewardsScopes.flatMap((scope) => again(state.rewards.scopes[scope], playerRewardsRequested(scope))),
    ...again(state.rewards, refreshRequested()),
    ...again(state.wishlist, wishlistRequested()),
  ],
  banks: (state) => [
    ...selectRequestedScopes(state).map((scope) => challengesRequested(scope)),
    ...again(state.currentChallenges, currentChallenges.requested(null)),
  ],
  wishlist: ({ wishlist }) => again(wishlist, wishlistRequested()),
  notices: ({ notices }) => again(notices, noticesRequested()),
  presence: ({ presence }) => again(presence, ownPresenceRequested()),
  friends: ({ friends, ...state }) => [
    ...again(friends, friends.areAllRequested ? allFriendsRequested() : friendsRequested()),
    ...again(state.friendRequests, requestsRequested()),
    ...again(state.blocks, blocks.requested(null)),
  ],
};

/** Data that no screen has requested yet is left alone. */
const again = ({ status }: Pick<RequestState, 'status'>, request: Action): Action[] =>
  status === 'idle' ? [] : [request];

function* readAgain(change: TabChange): SagaGenerator<void> {
  const requests = yield* select((state: PlayerState) => requestsAfter[change]?.(state) ?? []);
  yield* all(requests.map((request) => put(request)));
}

const followOtherTab = ({ payload }: ReturnType<typeof changedElsewhere>) => readAgain(payload);

/** What is so, whether or not the attempt was carried out. */
function* readSpent(): SagaGenerator<void> {
  yield* readAgain('balance');
  yield* readAgain('claims');
}

/** A player's tabs agree: a change in one of them makes the others read it again. */
export function* playerChangesSaga(): SagaGenerator<void> {
  yield* takeEvery(changedElsewhere, safely(followOtherTab));
  yield* takeEvery(failedSpendLeft, safely(readSpent));
  yield* all(announced.map(([events, change]) => takeEvery(events, safely(announceChange), change)));
}
