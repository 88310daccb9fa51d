import { createTestStore } from '../support/testing/createTestStore';
import { topMenuToggled } from '../interface/slice';
import { connectRouter, type RouterEvents } from './connectRouter';
import type { RouterEventName } from './rules';

class FakeRouter implements RouterEvents {
  private listeners = new Map<RouterEventName, (...details: unknown[]) => void>();
  on = (name: RouterEventName, listener: (...details: unknown[]) => void) => void this.listeners.set(name, listener);
  off = (name: RouterEventName) => void this.listeners.delete(name);
  emit = (name: RouterEventName, ...details: unknown[]) => this.listeners.get(name)?.(...details);
}

const match = (url: string) => (url.startsWith('/units') ? { page: 'units', params: {} } : null);

function connected(url: string) {
  const events = new FakeRouter();
  const { store } = createTestStore();
  return { events, store, end: connectRouter(store, { events, url, match }), read: () => store.getState().router };
}

it('dispatches the current address first', () => {
  const { read } = connected('/units?nav=0#forecast');
  expect(read()).toEqual({
    page: 'units',
    params: {},
    url: '/units?nav=0#forecast',
    query: { nav: '0' },
    isChanging: false,
    changingTo: null,
    overtaken: [],
  });
});

it.each([
  ['/units', {}],
  ['/units?search=why?&nav=0#a?b', { search: 'why?', nav: '0' }],
])('reads the query of %s', (url, query) => {
  expect(connected(url).read().query).toEqual(query);
});

it.each([
  ['/nowhere', {}],
  ['/fr-FR/nowhere?nav=0', { locale: 'fr-FR' }],
  ['/xx-XX/nowhere', {}],
])('knows the language of %s, which is no page', (url, params) => {
  expect(connected(url).read()).toMatchObject({ page: null, params });
});

it('follows a route change from its start to its end, and closes the top menu', () => {
  const { events, store, read } = connected('/');
  store.dispatch(topMenuToggled(true));

  events.emit('routeChangeStart', '/units');
  expect(read()).toMatchObject({ page: null, isChanging: true });
  expect(store.getState().interface.showTopMenu).toBe(false);

  events.emit('routeChangeComplete', '/units');
  expect(read()).toMatchObject({ page: 'units', url: '/units', isChanging: false });
});

it.each(['routeChangeComplete', 'routeChangeError'] as const)(
  'a change is under way until its own end, whatever becomes of one that it overtook (%s)',
  (end) => {
    const { events, read } = connected('/');
    events.emit('routeChangeStart', '/units?q=a');
    events.emit('routeChangeStart', '/units');
    events.emit(end, ...(end === 'routeChangeError' ? [{}, '/units?q=a'] : ['/units?q=a']));
    expect(read().isChanging).toBe(true);
    events.emit('routeChangeComplete', '/units');
    expect(read()).toMatchObject({ url: '/units', isChanging: false });
  },
);

it('stays where it was when a route change fails', () => {
  const { events, read } = connected('/units');
  events.emit('routeChangeStart', '/nowhere');
  events.emit('routeChangeError', new Error('Route Cancelled'), '/nowhere');
  expect(read()).toMatchObject({ page: 'units', url: '/units', isChanging: false });
});

it('takes Back from an address that was opened in place for a change in place too', () => {
  const events = new FakeRouter();
  const dispatched: unknown[] = [];
  connectRouter({ dispatch: (action) => (dispatched.push(action), action) }, { events, url: '/units', match });
  dispatched.splice(0);
  events.emit('routeChangeComplete', '/units?_popup=faq', { shallow: true });
  events.emit('routeChangeComplete', '/units', { shallow: false });
  events.emit('routeChangeComplete', '/units?game=moongate', { shallow: false });
  expect(dispatched).toMatchObject([
    { payload: { isInPlace: true } },
    { payload: { isInPlace: true } },
    { payload: { url: '/units?game=moongate' } },
  ]);
  expect(dispatched[2]).not.toHaveProperty('payload.isInPlace');
});

it('hears nothing once it has ended', () => {
  const { events, end, read } = connected('/');
  end();
  events.emit('routeChangeComplete', '/units');
  expect(read().url).toBe('/');
});
