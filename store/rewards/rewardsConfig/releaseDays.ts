import { put, type SagaGenerator, select, take } from 'typed-redux-saga';
import type { PlayerState } from '../../rootReducer';
import { configFailed, configFetched, configRequested } from './slice';

/**
 * For how many days a game counts as a new release, once the config is known (spec 9, Rewards). Undefined after a
 * failure: the services then use their own number.
 */
export function* releaseDays(): SagaGenerator<number | undefined> {
  const { status } = yield* select(({ rewardsConfig }: PlayerState) => rewardsConfig);
  if (status === 'idle') yield* put(configRequested());
  if (status === 'idle' || status === 'loading') yield* take([configFetched, configFailed]);
  return (yield* select(({ rewardsConfig }: PlayerState) => rewardsConfig)).config?.days;
}
