import { configureStore } from '@reduxjs/toolkit';
import unfetch from 'isomorphic-unfetch';
import Routes from 'next-routes';
import type { AppProps } from 'next/app';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { createGlobalStyle } from 'styled-components';
import { takeEvery } from 'typed-redux-saga';

/** The packages that every page of the club starts with, and nothing of the club. */
export default function EmptyApp({ Component, pageProps }: AppProps) {
  return (
    <Provider store={store}>
      <GlobalStyle />
      <IntlProvider locale="en-US" messages={noMessages}>
        <Component {...pageProps} />
        <Link route="empty">Here</Link>
      </IntlProvider>
    </Provider>
  );
}

const noMessages = {};
const GlobalStyle = createGlobalStyle`body { margin: 0; }`;
const { Link } = new Routes().add({ name: 'empty', pattern: '/', page: 'index' });
const sagas = createSagaMiddleware({ context: { fetch: unfetch } });
const store = configureStore({
  reducer: { count: (count: number = 0) => count },
  middleware: (getDefaultMiddleware) => getDefaultMiddleware({ thunk: false }).concat(sagas),
});
sagas.run(function* rootSaga() {
  yield* takeEvery('never', () => undefined);
});
