import { act } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { useState, type PropsWithChildren, type ReactElement } from 'react';
import { routeChangeCompleted } from '../../../store/router/slice';
import { useAppSelector, useAppStore } from '../../../store/support/hooks';
import { renderWithStore } from '../../testing/renderWithStore';
import { lazyParts } from '../../ui/browser/lazyPart';
import type { TestStoreOptions } from '../../../store/support/testing/createTestStore';

interface Place {
  /** Next's path of the page file. */
  pathname?: string;
  asPath?: string;
  locale?: string;
}

type TestRouterProps = { place?: Place } & Partial<Pick<NextRouter, 'push' | 'replace' | 'back'>>;

const ignore = () => undefined;
const settled = () => Promise.resolve(true);

// Parts whose code would load later are rendered at once.
beforeAll(() => Promise.all(lazyParts.map((load) => load())));

/** A router that stays at one place. */
export const buildRouter = ({ pathname = '/', asPath = pathname, locale = 'en-US' }: Place = {}): NextRouter => ({
  route: pathname,
  pathname,
  asPath,
  query: {},
  basePath: '',
  locale,
  isLocaleDomain: false,
  isReady: true,
  isPreview: false,
  isFallback: false,
  push: settled,
  replace: settled,
  reload: ignore,
  back: ignore,
  forward: ignore,
  prefetch: () => Promise.resolve(),
  beforePopState: ignore,
  events: { on: ignore, off: ignore, emit: ignore },
});

/**
 * Provides a router at a place of the site, by default with the query of the window's address. It follows changes of the query and
 * the changes of the address that a test dispatches to the store.
 */
export function TestRouter({ place = {}, children, ...overrides }: PropsWithChildren<TestRouterProps>) {
  const store = useAppStore();
  const changed = useAppSelector(({ router }) => router.url);
  const [first] = useState(() => place.asPath ?? (place.pathname ?? window.location.pathname) + window.location.search);
  const changeQuery: NextRouter['push'] = (to, _as, { shallow } = {}) => {
    if (shallow && typeof to === 'string') {
      window.history.replaceState(null, '', to);
      const { page, params } = store.getState().router;
      act(() => void store.dispatch(routeChangeCompleted({ page, params, url: to })));
    }
    return settled();
  };
  const router = { ...buildRouter({ ...place, asPath: changed || first }), push: changeQuery, replace: changeQuery };
  return <RouterContext value={{ ...router, ...overrides }}>{children}</RouterContext>;
}

/** Renders a part of the shell at a place of the site, with a store. Changes of the query are followed, links are not. */
export const renderInShell = (element: ReactElement, place: Place = {}, options: TestStoreOptions = {}) =>
  renderWithStore(<TestRouter place={place}>{element}</TestRouter>, options);
