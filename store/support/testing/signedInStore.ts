import { loginSucceeded } from '../../auth/slice';
import type { Store } from '../../createStore';
import type { RootState } from '../../rootReducer';
import { buildLoginReport } from './builders';
import { createTestStore } from './createTestStore';

/** A test store whose player is signed in, without the calls that a sign-in through the widget makes. */
export function createSignedInStore(...options: Parameters<typeof createTestStore>) {
  const made = createTestStore(...options);
  made.signOn.signIn();
  made.store.dispatch(loginSucceeded(buildLoginReport()));
  return made;
}

/** The state once it is as wished; fails when it is not within a second. */
export function stateWhere(store: Store, isAsWished: (state: RootState) => boolean): Promise<RootState> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(() => reject(new Error('The state never was as wished.'))), 1000);
    const unsubscribe = store.subscribe(check);
    const finish = (end: () => void) => {
      clearTimeout(timer);
      unsubscribe();
      end();
    };
    function check() {
      if (isAsWished(store.getState())) finish(() => resolve(store.getState()));
    }
    check();
  });
}
