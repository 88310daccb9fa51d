import Router from 'next/router';
import { useEffect, useRef, useState, type PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { matchPath } from '../../routes';
import { createStore, type Store } from '../../store/createStore';
import { createLocaleState } from '../../store/locale/slice';
import { connectRouter } from '../../store/router/connectRouter';
import { appMounted } from '../../store/support/appMounted';
import { navigate } from '../navigation/navigate';
import { usePlace } from '../navigation/usePlace';

interface StoreProviderProps {
  /** A store of the caller's own, for tests. */
  store?: Store;
}

/** The store of this page: a new one for each page made on the server, one for as long as the tab lives in the browser. */
export function StoreProvider({ store: given, children }: PropsWithChildren<StoreProviderProps>) {
  const { locale } = usePlace();
  const [store] = useState(() => given ?? createStore({ locale: createLocaleState(locale) }, { navigate }));
  useBrowser(store);
  return <Provider store={store}>{children}</Provider>;
}

/** Tells the store where the reader is and goes, and that there is a browser now. */
function useBrowser(store: Store): void {
  const isTold = useRef(false);
  useEffect(() => {
    const { pathname, search } = window.location;
    const disconnect = connectRouter(store, { events: Router.events, url: pathname + search, match: matchPath });
    if (!isTold.current) store.dispatch(appMounted());
    isTold.current = true;
    return disconnect;
  }, [store]);
}
