import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactElement } from 'react';
import { renderWithStore } from '../../testing/renderWithStore';
import type { TestStoreOptions } from '../../../store/support/testing/createTestStore';

interface Place {
  /** Next's path of the page file. */
  pathname?: string;
  asPath?: string;
  locale?: string;
}

const ignore = () => undefined;
const settled = () => Promise.resolve(true);

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

/** Renders a part of the shell at a place of the site, with a store. */
export const renderInShell = (element: ReactElement, place: Place = {}, options: TestStoreOptions = {}) =>
  renderWithStore(<RouterContext value={buildRouter(place)}>{element}</RouterContext>, options);
