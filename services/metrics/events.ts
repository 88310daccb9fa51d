import type { MetricsEnvironment } from '../http/environment';

/** 1 for a signed-in player, else 0 (spec 4, Metrics). */
export type LoginFlag = 0 | 1;

/** Who is here, as far as measuring knows. */
export interface MetricsUser {
  loggedIn: LoginFlag;
  userId: string | null;
}

/**
 * Everything that is ever told to a vendor. The fields are closed and none of them takes free text: an address, a search,
 * a name or an error's message has no place to be in (docs/contracts/metrics.md).
 */
export type MetricsEvent =
  | (MetricsUser & {
      type: 'pageView';
      page: string;
      section: string;
      siteCategory: string;
      environment: MetricsEnvironment;
      language: string;
      country: string;
    })
  | (MetricsUser & { type: 'userChanged'; cause: UserChange })
  /** `reload` is 1 where the page is opened again at its address in that language. */
  | { type: 'localeChanged'; language: string; country: string; reload: 0 | 1 }
  | { type: 'action'; page: string; action: string; place: string | null }
  /** Milliseconds, or the score of CLS. */
  | { type: 'vital'; page: string; name: 'LCP' | 'INP' | 'CLS'; value: number }
  | { type: 'error'; page: string; kind: string; source: string | null };

export type UserChange = 'login' | 'logout' | 'userSet';

/** Who events are sent to. */
export interface MetricsVendor {
  /** For the log. */
  name: string;
  /** Resolves once events may be sent; rejects where they never will. */
  start: () => Promise<void>;
  send: (event: MetricsEvent) => void;
  /** Nothing is sent from now on, and what waits is dropped. */
  stop: () => void;
}

/** What vendors are made of. */
export interface VendorSettings {
  servicesUrl: string;
  containerUrls: readonly string[];
  fetch: typeof fetch;
  /** Where failures of containers are written, for whoever looks. */
  log: (text: string) => void;
}

export type CreateVendors = (settings: VendorSettings) => MetricsVendor[];
