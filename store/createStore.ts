import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { createRootReducer, type PlayerFeatures, type RootState } from './rootReducer';
import type { RunningSagas } from './runSagas';

/**
 * The store, with the features of visitors. `loadSagas` brings its sagas, once `startSagas` or `loadPlayerFeatures` is called
 * first: a page shows all it has without them, so they do not delay it. They receive what was dispatched before, too.
 */
export function createStore(
  preloadedState: Partial<RootState>,
  loadSagas: (store: BareStore) => Promise<RunningSagas>,
) {
  const store = createBareStore(preloadedState);
  let sagas: Promise<RunningSagas> | undefined;
  const startSagas = () => (sagas ??= loadSagas(store));
  return { ...store, startSagas, loadPlayerFeatures: async () => (await startSagas()).loadPlayerFeatures() };
}

export type Store = ReturnType<typeof createStore>;

/** Without sagas; with the features of players if `player` is given. */
export function createBareStore(preloadedState: Partial<RootState>, player: PlayerFeatures | null = null) {
  const { middleware, addMiddleware } = createLateMiddleware();
  const store = configureStore({
    reducer: createRootReducer(player),
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: false,
        serializableCheck: { warnAfter: Infinity },
        immutableCheck: { warnAfter: Infinity },
      }).concat(middleware),
  });
  const addFeatures = (features: PlayerFeatures) => store.replaceReducer(createRootReducer(features));
  return { ...store, addMiddleware, addFeatures };
}

export type BareStore = ReturnType<typeof createBareStore>;

/**
 * A middleware that stands in for one that is added later, and then hands on to it what was dispatched until then. `start`
 * runs before that.
 */
function createLateMiddleware() {
  let addMiddleware: (late: Middleware, start: () => void) => void = () => undefined;
  const middleware: Middleware = (api) => (next) => {
    const missed: unknown[] = [];
    let handle = (action: unknown) => {
      missed.push(action);
      return next(action);
    };
    addMiddleware = (late, start) => {
      // The reducers have handled these actions already.
      let pass: typeof next = (action) => action;
      const handleLate = late(api)((action) => pass(action));
      start();
      while (missed.length > 0) handleLate(missed.shift());
      pass = next;
      handle = handleLate;
    };
    return (action) => handle(action);
  };
  return {
    middleware,
    addMiddleware: (late: Middleware, start: () => void) => addMiddleware(late, start),
  };
}
