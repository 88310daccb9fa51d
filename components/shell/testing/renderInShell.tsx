import { act } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactElement } from 'react';
import { routeChangeCompleted } from '../../../store/router/slice';
import { renderWithStore } from '../../testing/renderWithStore';
import { lazyParts } from '../../ui/browser/lazyPart';
import type { TestStoreOptions } from '../../../store/support/testing/createTestStore';

interface Place {
  /** Next's path of the page file. */
  pathname?: string;
  asPath?: string;
  locale?: string;
}

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

/** Renders a part of the shell at a place of the site, with a store. Changes of the query are followed, links are not. */
export function renderInShell(element: ReactElement, place: Place = {}, options: TestStoreOptions = {}) {
  const router = buildRouter(place);
  const changeQuery: NextRouter['push'] = (to, _as, { shallow } = {}) => {
    if (shallow && typeof to === 'string') {
      window.history.replaceState(null, '', to);
      const { page, params } = rendered.store.getState().router;
      act(() => void rendered.store.dispatch(routeChangeCompleted({ page, params, url: to })));
    }
    return settled();
  };
  const rendered = renderWithStore(
    <RouterContext value={{ ...router, push: changeQuery, replace: changeQuery }}>{element}</RouterContext>,
    options,
  );
  return rendered;
}
