import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { appMounted } from '../support/appMounted';
import { createTestStore } from '../support/testing/createTestStore';
import { resizeThrottleMs, scrollThrottleMs } from './saga';

const server = setupServer(http.all('*', () => HttpResponse.json({})));
beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function change(values: Partial<Pick<Window, 'innerWidth' | 'innerHeight' | 'scrollY'>>, type: 'resize' | 'scroll') {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(window, name, { value, configurable: true, writable: true });
  }
  window.dispatchEvent(new Event(type));
}

it('has the throttles of spec 9', () => {
  expect({ resizeThrottleMs, scrollThrottleMs }).toEqual({ resizeThrottleMs: 50, scrollThrottleMs: 20 });
});

it('is zero until there is a window', () => {
  expect(createTestStore().store.getState().window).toEqual({ windowWidth: 0, windowHeight: 0, windowScrollY: 0 });
});

it('follows the window, at most every 50 ms for its size and every 20 ms for its scroll', async () => {
  const { store } = createTestStore();
  change({ innerWidth: 1280, innerHeight: 800, scrollY: 0 }, 'resize');
  store.dispatch(appMounted());
  expect(store.getState().window).toEqual({ windowWidth: 1280, windowHeight: 800, windowScrollY: 0 });

  change({ innerWidth: 900 }, 'resize');
  change({ innerWidth: 800 }, 'resize');
  expect(store.getState().window.windowWidth).toBe(900);
  await jest.advanceTimersByTimeAsync(resizeThrottleMs);
  change({ innerWidth: 700 }, 'resize');
  await jest.advanceTimersByTimeAsync(resizeThrottleMs);
  expect(store.getState().window.windowWidth).toBe(700);

  change({ scrollY: 120 }, 'scroll');
  await jest.advanceTimersByTimeAsync(scrollThrottleMs);
  expect(store.getState().window.windowScrollY).toBe(120);
});

it('sets the overlay height from the width, at most every second', async () => {
  const { store } = createTestStore();
  change({ innerWidth: 1280 }, 'resize');
  store.dispatch(appMounted());
  expect(store.getState().interface.overlayHeight).toBe(64);

  change({ innerWidth: 600 }, 'resize');
  await jest.advanceTimersByTimeAsync(500);
  expect(store.getState().interface.overlayHeight).toBe(64);
  await jest.advanceTimersByTimeAsync(600);
  expect(store.getState().interface.overlayHeight).toBe(40);
});
