import unfetch from 'isomorphic-unfetch';
import createSagaMiddleware, { type Saga, type Task } from 'redux-saga';
import { combiningReads } from '../services/http/combiningReads';
import { parseEnvironment, type Environment } from '../services/http/environment';
import { readingServerTime } from '../services/http/serverTime';
import { whenIdle } from '../services/metrics/whenIdle';
import { createOtherTabs } from '../services/tabs/otherTabs';
import { createSignOn } from '../services/sso/signOnSdk';
import { clockCompared } from './clock/slice';
import type { BareStore } from './createStore';
import type { PlayerFeatures } from './rootReducer';
import { rootSaga } from './rootSaga';
import type { Dependencies } from './support/dependencies';

/**
 * Runs the sagas of a store: those of visitors, and once `loadPlayerFeatures` resolves those of players too, or from the
 * start if `player` is given. `stop` ends all sagas, `runSaga` runs another one. Dependencies default to the real ones,
 * except `navigate`, which does nothing. The sagas' `now` follows the clock of the services.
 */
export function runSagas(store: BareStore, given: Partial<Dependencies> = {}, player: PlayerFeatures | null = null) {
  const now = given.now ?? Date.now;
  const environment = given.environment ?? parseEnvironment(process.env.SITE_ENVIRONMENT);
  const send = readingServerTime(given.fetch ?? combiningReads(unfetch, environment), {
    servicesUrl: environment.servicesUrl,
    now,
    onOffset: (offsetMs) => store.dispatch(clockCompared(offsetMs)),
  });
  const outside = { ...createDependencies(environment, send), ...given };
  let features = player;
  const loadPlayerFeatures = async () => {
    const loaded = features ?? (await outside.loadPlayerFeatures());
    // Another call may have added them meanwhile.
    if (features === null) {
      features = loaded;
      store.addFeatures(features);
      tasks.push(sagas.run(features.saga));
    }
    return features;
  };
  const context = {
    dependencies: {
      ...outside,
      loadPlayerFeatures,
      fetch: send,
      now: () => now() + store.getState().clock.offsetMs,
    },
  };
  const sagas = createSagaMiddleware({ context, onError: context.dependencies.report });
  const runSaga = <S extends Saga>(saga: S, ...input: Parameters<S>) => sagas.run(saga, ...input);
  const tasks: Task[] = [];
  store.addMiddleware(sagas, () => {
    for (const saga of [rootSaga, ...(features ? [features.saga] : [])]) tasks.push(sagas.run(saga));
  });
  return { loadPlayerFeatures, runSaga, stop: () => tasks.forEach((task) => task.cancel()) };
}

export type RunningSagas = ReturnType<typeof runSagas>;

function createDependencies(environment: Environment, send: typeof fetch): Omit<Dependencies, 'fetch' | 'now'> {
  return {
    environment,
    signOn: createSignOn({ environment, fetch: send }),
    otherTabs: createOtherTabs(),
    navigate: () => undefined,
    loadPlayerFeatures: async () => (await import('./playerFeatures')).playerFeatures,
    whenIdle,
    loadVendors: async () => (await import('../services/metrics/metrics')).createVendors,
    log: writeToConsole,
    report: reportUnexpected,
  };
}

/** Like an uncaught error, for error monitoring. */
function reportUnexpected(error: unknown) {
  if (typeof reportError === 'function') reportError(error);
}

/** Spec 8: a missing container is logged. */
function writeToConsole(text: string) {
  // oxlint-disable-next-line no-console
  console.warn(text);
}
