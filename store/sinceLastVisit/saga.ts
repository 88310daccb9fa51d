import { eventChannel } from 'redux-saga';
import { all, fork, put, race, type SagaGenerator, select, take, takeLatest } from 'typed-redux-saga';
import { getTransactions } from '../../services/club/transactions';
import { getBadges } from '../../services/clubWebsite/badges';
import * as read from '../../services/http/parse';
import { withStorage } from '../../services/http/withStorage';
import { selectSignInStatus } from '../account/selectors';
import { challengesBanked } from '../challenges/slice';
import { profileLoaded, profileLoadFailed, profileRequested } from '../profile/slice';
import type { PlayerState } from '../rootReducer';
import { logoutStarted, playerReturned } from '../session/events';
import { callService } from '../support/callService';
import { getDependencies } from '../support/dependencies';
import { safely } from '../support/safely';
import { offlineEnded, toastShown } from '../toasts/slice';
import { balanceFailed, balanceFetched, balanceFetchStarted } from '../units/slice';
import { earnedOf, isNews, type PlayerStatus, type Progress, progressBetween } from './rules';
import { watchRequested } from './slice';

/** A window that loses the focus for less time, in ms, was not left: a click into a frame takes the focus too. */
export const shortestAbsenceMs = 5000;

/**
 * Dispatches `playerReturned` when the tab becomes visible, its window gets the focus back after a while, or the browser is
 * back online. Without a connection a message names the time of what the player sees.
 */
function* watchReturns(): SagaGenerator<void> {
  const { now } = yield* getDependencies();
  let leftAt: number | null = null;

  function* onEvent({ type }: Event): SagaGenerator<void> {
    if (type === 'blur') {
      leftAt = now();
      return;
    }
    if (type === 'offline') {
      yield* put(toastShown({ about: 'offline', at: now() }));
      return;
    }
    const isOnline = type === 'online';
    if (isOnline) yield* put(offlineEnded());
    const wasAway = type === 'focus' && leftAt !== null && now() - leftAt >= shortestAbsenceMs;
    const becameVisible = type === 'visibilitychange' && document.visibilityState === 'visible';
    if (!isOnline && !wasAway && !becameVisible) return;
    leftAt = null;
    if ((yield* select(selectSignInStatus)) === 'player') yield* put(playerReturned());
  }

  const events = returnEvents();
  try {
    for (;;) yield* safely(onEvent)(yield* take(events));
  } finally {
    events.close();
  }
}

const windowEvents = ['focus', 'blur', 'offline', 'online'] as const;

const returnEvents = () =>
  eventChannel<Event>((emit) => {
    for (const type of windowEvents) window.addEventListener(type, emit);
    document.addEventListener('visibilitychange', emit);
    return () => {
      for (const type of windowEvents) window.removeEventListener(type, emit);
      document.removeEventListener('visibilitychange', emit);
    };
  });

/** Null until the profile is known. */
const selectPlayerStatus = ({ profile, units }: PlayerState): PlayerStatus | null =>
  profile.userId === ''
    ? null
    : { units: units.units, level: profile.currentLevel.levelNumber, xp: profile.xp, badges: profile.badges };

/** Local storage key of what the player had at the last visit in this browser; it goes with a sign-out. */
const statusKey = 'club-last-status';

const readStatus = read.object({
  userId: read.string,
  units: read.number,
  level: read.number,
  xp: read.number,
  badges: read.list(read.string),
});

/** Keeps what the player has now for the next visit. The first time on a page it reports what was gained since the last one. */
function* keepStatus(): SagaGenerator<void> {
  for (let isFirst = true; ;) {
    const { signOut } = yield* race({ signOut: take(logoutStarted), known: take([profileLoaded, balanceFetched]) });
    if (signOut) {
      withStorage(() => localStorage.removeItem(statusKey));
      continue;
    }
    const status = yield* select(selectPlayerStatus);
    const userId = yield* select(({ profile }: PlayerState) => profile.userId);
    if (status === null || status.units === null) continue;
    const before = withStorage(() => readStatus(JSON.parse(localStorage.getItem(statusKey) ?? '')));
    withStorage(() => localStorage.setItem(statusKey, JSON.stringify({ ...status, userId })));
    if (isFirst && before?.userId === userId) {
      yield* fork(safely(() => reportReturn(before, status)));
    }
    isFirst = false;
  }
}

/** Fetches balance and profile after a return; after banking the event brings the balance. Reports what was gained. */
function* reportProgress({
  type,
}: ReturnType<typeof playerReturned> | ReturnType<typeof challengesBanked>): SagaGenerator<void> {
  const isReturn = type === playerReturned.type;
  const before = yield* select(selectPlayerStatus);
  if (isReturn) yield* put(balanceFetchStarted());
  yield* put(profileRequested());
  const { profile } = yield* all({
    profile: race({ loaded: take(profileLoaded), failed: take(profileLoadFailed) }),
    balance: isReturn ? race([take(balanceFetched), take(balanceFailed)]) : null,
  });
  const after = yield* select(selectPlayerStatus);
  if (!profile.loaded || before === null || after === null) return;
  // The receipt of the banking names the Units and the XP.
  if (isReturn) yield* reportReturn(before, after);
  else yield* reportGains({ ...progressBetween(before, after), units: 0, xp: 0 }, 'banking');
}

function* reportReturn(before: PlayerStatus, after: PlayerStatus): SagaGenerator<void> {
  const progress = progressBetween(before, after);
  const units = progress.units > 0 ? yield* earnedSince(before, progress.units) : 0;
  yield* reportGains({ ...progress, units }, 'return');
}

/** The whole gain if the transactions cannot be fetched. */
function* earnedSince({ units }: PlayerStatus, gain: number): SagaGenerator<number> {
  try {
    const { transactions } = yield* callService(getTransactions, { offset: 0, limit: 100 });
    return earnedOf(gain, units, transactions);
  } catch {
    return gain;
  }
}

function* reportGains(progress: Progress, cause: 'return' | 'banking'): SagaGenerator<void> {
  if (!isNews(progress)) return;
  const badges = yield* namesOf(progress.badges);
  yield* put(toastShown({ about: 'progress', ...progress, badges, cause }));
}

/** Their ids if the names cannot be fetched. */
function* namesOf(ids: readonly string[]): SagaGenerator<string[]> {
  if (ids.length === 0) return [];
  try {
    const badges = yield* callService(getBadges, {});
    return ids.map((id) => badges.find(({ badgeId }) => badgeId === id)?.name ?? id);
  } catch {
    return [...ids];
  }
}

export function* sinceLastVisitSaga(): SagaGenerator<void> {
  yield* fork(safely(keepStatus));
  yield* takeLatest(watchRequested, safely(watchReturns));
  yield* takeLatest([playerReturned, challengesBanked], safely(reportProgress));
}
