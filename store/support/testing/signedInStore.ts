import { loginSucceeded } from '../../session/events';
import type { PlayerState } from '../../rootReducer';
import { buildLoginReport } from './builders';
import { createTestStore, type PlayerStore } from './createTestStore';

/** A test store with a signed-in player, without the calls of a real sign-in. */
export function createSignedInStore(...options: Parameters<typeof createTestStore>) {
  const made = createTestStore(...options);
  made.signOn.signIn();
  made.store.dispatch(loginSucceeded(buildLoginReport()));
  return made;
}

/** Resolves with the state once it meets the condition; rejects shortly before a test does (5 s). */
export function stateWhere(store: PlayerStore, condition: (state: PlayerState) => boolean): Promise<PlayerState> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(() => reject(new Error('The state never met the condition.'))), 4500);
    const unsubscribe = store.subscribe(check);
    const finish = (end: () => void) => {
      clearTimeout(timer);
      unsubscribe();
      end();
    };
    function check() {
      if (condition(store.getState())) finish(() => resolve(store.getState()));
    }
    check();
  });
}
