import type { ComponentType } from 'react';
import { waitFor } from '@testing-library/dom';
import { defaultLocale, supportedLocales } from '../../../services/locale/supportedLocales';

interface AppOptions {
  Component: ComponentType;
}

/** What the build defines for the browser: next.config.js has locales and `experimental.scrollRestoration`. */
const defines = { NODE_ENV: 'production', __NEXT_I18N_SUPPORT: 'true', __NEXT_SCROLL_RESTORATION: 'true' } as const;

const pages = ['/_app', '/', '/units'];

let cleanUp = () => {};
afterEach(() => cleanUp());

/**
 * Starts Next's own client, with its router, over the HTML of the page `/units`, as the entry of a build does; `prepare` runs
 * before, as the modules of `_app` do. Gives its router, its scrolling of the window, and how often the page was rendered.
 */
export async function startNext(address: string, prepare: () => Promise<void>) {
  jest.resetModules();
  const environment = jest.replaceProperty(process, 'env', { ...process.env, ...defines });
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const fetchData = jest.spyOn(globalThis, 'fetch');
  fetchData.mockImplementation(() => Promise.resolve(Response.json({ pageProps: {}, __N_SSG: true })));
  const listen = jest.spyOn(window, 'addEventListener');
  cleanUp = () => {
    environment.restore();
    // The router of the next test is the only one that hears of Back.
    for (const listener of listen.mock.calls) window.removeEventListener(...listener);
    listen.mockRestore();
    scrollTo.mockRestore();
    fetchData.mockRestore();
  };
  window.history.scrollRestoration = 'auto';
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<div id="__next"><h1>Units</h1></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(
    {
      ...{ page: '/units', query: {}, buildId: 'b1', gsp: true, props: { pageProps: {}, __N_SSG: true } },
      ...{ locale: defaultLocale, locales: supportedLocales, defaultLocale },
    },
  )}</script>`;

  let renders = 0;
  const Units = () => {
    renders += 1;
    return <h1>Units</h1>;
  };
  const Home = () => <h1>Home</h1>;
  const App = ({ Component }: AppOptions) => <Component />;
  const entry = (page: string, component: ComponentType | typeof App) => [
    page,
    () => ({ default: component, __N_SSG: true }),
  ];
  Object.assign(window, {
    __NEXT_P: [entry('/_app', App), entry('/units', Units), entry('/', Home)],
    __BUILD_MANIFEST: { ...Object.fromEntries(pages.map((page) => [page, []])), sortedPages: pages, __rewrites: {} },
    __SSG_MANIFEST: new Set(['/', '/units']),
    __MIDDLEWARE_MATCHERS: [],
    __next_set_public_path__: () => undefined,
  });
  await prepare();
  const { initialize, hydrate } = await import('next/dist/client');
  const { default: Router } = await import('next/router');
  await initialize();
  await hydrate();
  await waitFor(() => expect(renders).toBeGreaterThan(0));
  return { Router, scrollTo, renders: () => renders };
}
