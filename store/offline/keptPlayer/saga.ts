import { debounce, delay, put, race, type SagaGenerator, select, take, takeLatest } from 'typed-redux-saga';
import { isOffline, keepPlayer, type KeptPlayer, readKeptPlayer } from '../../../services/offline/keptPlayer';
import { selectChallenges } from '../../challenges/selectors';
import { challengesFetched } from '../../challenges/slice';
import { profileLoaded } from '../../profile/slice';
import type { PlayerState } from '../../rootReducer';
import { loginCheckFailed, loginFailed, loginSucceeded } from '../../session/events';
import { getDependencies } from '../../support/dependencies';
import { safely } from '../../support/safely';
import { ledgerPageSize, linesOf } from '../../units/ledger/rules';
import { balanceFetched } from '../../units/slice';
import { ledger } from '../../units/tasks';
import { keptPlayerFound } from './slice';

/** The parts of a screen arrive one after the other, and are kept once, in ms. */
const pauseMs = 500;

/** After the first attempt of the check of the login, in ms. */
const undecidedMs = 6_000;

/** As many as the dashboard shows. */
const mostChallenges = 4;

/** Null until profile and balance are known. Without a history on this page, the one that was kept before stays. */
const selectPlayerToKeep = (state: PlayerState, at: number, before: KeptPlayer | null): KeptPlayer | null => {
  const { profile, units } = state;
  if (profile.userId === '' || units.units === null) return null;
  const lines = linesOf(state.ledger.data, {});
  const page = lines && { transactions: lines.transactions.slice(0, ledgerPageSize), total: lines.total };
  const earlier = before?.profile.userId === profile.userId ? before.ledger : null;
  return {
    profile,
    units: units.units,
    expiring: units.expiring,
    challenges: selectChallenges(state, null)
      .filter(({ type, contribution }) => type !== 'classic' && contribution === null)
      .filter(({ status }) => status === 'active' || status === 'completed')
      .slice(0, mostChallenges),
    at,
    ledger: page ? { at, page } : earlier,
  };
};

/** At most some minutes after the balance: a screen asks for it again whenever the player returns to it. */
function* keep(): SagaGenerator<void> {
  const { now } = yield* getDependencies();
  const player = yield* select(selectPlayerToKeep, now(), readKeptPlayer(now()));
  if (player !== null) keepPlayer(player);
}

function* showKept(): SagaGenerator<void> {
  const { now } = yield* getDependencies();
  const player = readKeptPlayer(now());
  if (player !== null) yield* put(keptPlayerFound(player));
}

/** Without a connection the check of the login takes up to twenty seconds to fail, and what is kept shows before. */
export function* keptPlayerSaga(): SagaGenerator<void> {
  yield* debounce(pauseMs, [balanceFetched, challengesFetched, profileLoaded, ledger.fetched], safely(keep));
  yield* takeLatest(loginCheckFailed, safely(showKept));
  const { isLate } = yield* race({
    decided: take([loginSucceeded, loginFailed, loginCheckFailed]),
    isLate: delay(isOffline() ? 0 : undecidedMs),
  });
  if (isLate) yield* safely(showKept)();
}
