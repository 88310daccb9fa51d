import { defaultCallPolicy } from '../../../services/http/callPolicy';
import { readEnvironment } from '../../../services/http/environment';
import type { OtherTabs, TabChange } from '../../../services/tabs/otherTabs';
import { createBareStore } from '../../createStore';
import { playerFeatures } from '../../playerFeatures';
import type { PlayerFeatures, PlayerState, RootState } from '../../rootReducer';
import type { Query } from '../../router/rules';
import { runSagas } from '../../runSagas';
import type { Dependencies, RouteParams } from '../dependencies';
import { loaded } from '../requestState';
import { testNow } from './builders';
import { FakeSignOn } from './fakeSignOn';

/** The origin of the services in tests, for msw. */
export const testServicesUrl = 'http://services.test';

export const testEnvironment = readEnvironment({ SERVICES_URL: testServicesUrl, SITE_URL: 'http://localhost' });

/** Other tabs, with what was announced to them. */
class FakeTabs implements OtherTabs {
  readonly announced: TabChange[] = [];
  private listeners = new Set<(change: TabChange) => void>();
  announce = (change: TabChange) => {
    this.announced.push(change);
  };
  onChange = (listener: (change: TabChange) => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  /** Something changes in another tab. */
  change(change: TabChange) {
    this.listeners.forEach((listener) => listener(change));
  }
}

/** Already configured, so that tests get no request for it; retries have no delay. */
const quickPolicy = { policy: { ...defaultCallPolicy, initialDelayMs: 0 }, isConfigured: true };
const rewardsConfig = { ...loaded, request: null, data: { environment: 'UAT', days: 180 } };

export interface TestStoreOptions {
  /** Initial states of features. */
  state?: Partial<RootState>;
  dependencies?: Partial<Dependencies>;
}

const running = new Set<() => void>();

// Sagas of one test must not run into the next.
afterEach(() => {
  running.forEach((stop) => stop());
  running.clear();
});

/**
 * The real store and sagas, with the features of players, and with a fake sign-on, tabs, clock and navigation. Reported
 * errors are kept in `reports`; a test that expects none asserts that it is empty.
 */
export function createTestStore({ state, ...options }: TestStoreOptions = {}) {
  const { store, ...fakes } = createFakes({ rewardsConfig, ...state }, options, playerFeatures);
  const getState = () => {
    const current = store.getState();
    if (!hasPlayer(current)) throw new Error('The store of this test has no features of players.');
    return current;
  };
  return { store: { ...store, getState }, ...fakes };
}

export type PlayerStore = ReturnType<typeof createTestStore>['store'];

const hasPlayer = (state: RootState): state is PlayerState => 'units' in state;

/** The same as a visitor has it: the features of players are added when one signs in. */
export const createVisitorStore = ({ state = {}, ...options }: TestStoreOptions = {}) =>
  createFakes(state, options, null);

function createFakes(
  state: Partial<RootState>,
  { dependencies = {} }: Pick<TestStoreOptions, 'dependencies'>,
  player: PlayerFeatures | null,
) {
  const signOn = new FakeSignOn();
  const otherTabs = new FakeTabs();
  const clock = { now: testNow };
  const navigations: { routeName: string; params?: RouteParams; query?: Query; isRedirect?: boolean }[] = [];
  const reports: unknown[] = [];
  const bare = createBareStore({ callPolicy: quickPolicy, ...state }, player);
  const sagas = runSagas(
    bare,
    {
      environment: testEnvironment,
      // Each read is a call of its own, as with services that do not combine them.
      fetch: (...call) => fetch(...call),
      now: () => clock.now,
      signOn,
      otherTabs,
      navigate: (routeName, params, query, how) =>
        navigations.push({ routeName, ...(params && { params }), ...(query && { query }), ...how }),
      // A page that is never idle is not measured.
      whenIdle: () => new Promise(() => undefined),
      report: (error) => reports.push(error),
      ...dependencies,
    },
    player,
  );
  const store = { ...bare, ...sagas, startSagas: () => Promise.resolve(sagas) };
  running.add(store.stop);
  return { store, signOn, otherTabs, clock, navigations, reports };
}

/** Resolves after pending responses of fakes and their sagas. */
export const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
