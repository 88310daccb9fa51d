import { act, render } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import mitt from 'next/dist/shared/lib/mitt';
import { buildRouter } from './testing/renderInShell';
import { RouteProgress } from './RouteProgress';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show() {
  const events = mitt();
  const { container } = render(
    <RouterContext value={{ ...buildRouter(), events }}>
      <RouteProgress />
    </RouterContext>,
  );
  return {
    start: (shallow = false) => act(() => events.emit('routeChangeStart', '/units', { shallow })),
    end: (event: 'routeChangeComplete' | 'routeChangeError') => act(() => events.emit(event, '/units')),
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    isShown: () => container.firstChild !== null,
  };
}

test.each(['routeChangeComplete', 'routeChangeError'] as const)(
  'shows a line from 150 ms after a change of page starts until %s',
  (event) => {
    const { start, end, wait, isShown } = show();
    start();
    wait(149);
    expect(isShown()).toBe(false);
    wait(1);
    expect(isShown()).toBe(true);
    end(event);
    expect(isShown()).toBe(false);
  },
);

test('shows nothing for a page that opens at once, or for a change of the query', () => {
  const { start, end, wait, isShown } = show();
  start();
  wait(100);
  end('routeChangeComplete');
  wait(1000);
  expect(isShown()).toBe(false);
  start(true);
  wait(1000);
  expect(isShown()).toBe(false);
});
