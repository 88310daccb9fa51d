import Router from 'next/router';
import { useEffect, useRef, useState, type PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { matchPath, playerPages } from '../../../routes';
import { createStore, type BareStore, type Store } from '../../../store/createStore';
import { createLocaleState } from '../../../store/locale/slice';
import { connectRouter } from '../../../store/router/connectRouter';
import { appMounted } from '../../../store/support/appMounted';
import { useAppSelector } from '../../../store/support/hooks';
import { loadPart } from '../../ui/browser/loadPart';
import { onceIdle } from '../../ui/browser/onceIdle';
import { ClockOffset } from '../../ui/time/useNow';
import { navigate } from '../../navigation/navigate';
import { usePlace } from '../../navigation/usePlace';
import { isReturning } from '../useReturningMark';

export function StoreProvider({ store: given, children }: PropsWithChildren<{ store?: Store }>) {
  const { locale } = usePlace();
  const [store] = useState(() => given ?? createStore({ locale: createLocaleState(locale) }, loadSagas));
  // What the server rendered, for parts that are hydrated after the store has changed.
  const [firstState] = useState(() => store.getState());
  useBrowserEvents(store);
  return (
    <Provider store={store} serverState={firstState}>
      <ClockProvider>{children}</ClockProvider>
    </Provider>
  );
}

function ClockProvider({ children }: PropsWithChildren) {
  const offsetMs = useAppSelector(({ clock }) => clock.offsetMs);
  return <ClockOffset value={offsetMs}>{children}</ClockOffset>;
}

/** To a visitor the page shows the login, and nothing before. */
const isPageOfPlayers = () => playerPages.some((name) => name === matchPath(window.location.pathname)?.page);

const loadSagas = async (store: BareStore) => {
  const { runSagas } = await loadPart(() => import('../../../store/runSagas'));
  // The code has just been evaluated: the reader's input comes between that and the first run.
  await new Promise((resolve) => setTimeout(resolve, 0));
  return runSagas(store, { navigate, loadPlayerFeatures });
};

const loadPlayerFeatures = () =>
  loadPart(async () => {
    const { keepScrollOverReload, playerFeatures } = await import('../player/playerShell');
    keepScrollOverReload();
    return playerFeatures;
  });

/**
 * Connects the store to the router, and dispatches `appMounted` once: immediately if a player was signed in before and
 * on pages of players, elsewhere when the page is idle or the visitor does something, so that it does not delay the page.
 */
function useBrowserEvents(store: Store): void {
  useEffect(() => {
    const { pathname, search } = window.location;
    return connectRouter(store, { events: Router.events, url: pathname + search, match: matchPath });
  }, [store]);

  const wasMountDispatched = useRef(false);
  useEffect(() => {
    const mount = () => {
      if (!wasMountDispatched.current) {
        store.dispatch(appMounted());
        void store.startSagas();
      }
      wasMountDispatched.current = true;
    };
    if (!isReturning() && !isPageOfPlayers()) return onceIdle(mount);
    // The sign-in waits for the same code, and handles its failure.
    if (isReturning()) store.loadPlayerFeatures().catch(() => undefined);
    mount();
    return undefined;
  }, [store]);
}
