import { getContext, type SagaGenerator } from 'typed-redux-saga';
import type { Environment } from '../../services/http/environment';
import type { CreateVendors } from '../../services/metrics/events';
import type { SignOn } from '../../services/sso/signOn';
import type { OtherTabs } from '../../services/tabs/otherTabs';
import type { PlayerFeatures } from '../rootReducer';
import type { Query } from '../router/rules';

export type RouteParams = Record<string, string>;

/** The outside world of sagas; tests replace it. */
export interface Dependencies {
  environment: Environment;
  fetch: typeof fetch;
  /** In ms since 1970. */
  now: () => number;
  signOn: SignOn;
  otherTabs: OtherTabs;
  /** Injected, because the store does not know the routes. */
  navigate: (routeName: string, params?: RouteParams, query?: Query, how?: { isRedirect: boolean }) => unknown;
  /** In a saga the promise resolves once they are added to the store. */
  loadPlayerFeatures: () => Promise<PlayerFeatures>;
  whenIdle: () => Promise<void>;
  loadVendors: () => Promise<CreateVendors>;
  log: (text: string) => void;
  report: (error: unknown) => void;
}

/** `const { now } = yield* getDependencies()`. */
export function* getDependencies(): SagaGenerator<Dependencies> {
  return yield* getContext<Dependencies>('dependencies');
}
