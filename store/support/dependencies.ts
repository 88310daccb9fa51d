import { getContext, type SagaGenerator } from 'typed-redux-saga';
import type { Environment } from '../../services/http/environment';
import type { CreateVendors } from '../../services/metrics/events';
import type { SignOn } from '../../services/sso/signOn';
import type { OtherTabs } from '../../services/sso/otherTabs';
import type { Query } from '../router/rules';

export type RouteParams = Record<string, string>;

/** What sagas need of the world outside; tests give their own. */
export interface Dependencies {
  environment: Environment;
  fetch: typeof fetch;
  /** The present moment, in milliseconds since 1970. */
  now: () => number;
  signOn: SignOn;
  otherTabs: OtherTabs;
  /** Goes to a route by its name. The store knows no routes; who creates it hands this in. */
  navigate: (routeName: string, params?: RouteParams, query?: Query) => unknown;
  /** Resolves once the page has loaded and has nothing better to do. */
  whenIdle: () => Promise<void>;
  /** Brings what makes those who are told what is measured. */
  loadVendors: () => Promise<CreateVendors>;
  /** A line for whoever looks into the console. */
  log: (text: string) => void;
  /** The one place where unexpected errors arrive. */
  report: (error: unknown) => void;
}

/** The store's dependencies, inside a saga: `const { now } = yield* getDependencies()`. */
export function* getDependencies(): SagaGenerator<Dependencies> {
  return yield* getContext<Dependencies>('dependencies');
}
