import type { MetricsEnvironment } from '../http/environment';

/** 1 for a signed-in player, else 0 (spec 4, Metrics). */
type LoginFlag = 0 | 1;

export interface MetricsUser {
  loggedIn: LoginFlag;
  userId: string | null;
}

/**
 * All events that vendors receive. No field takes free text, so that no address, search, name or error message can be
 * sent (docs/contracts/metrics.md).
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
  /** `reload` is 1 if the page is loaded again in that language. */
  | { type: 'localeChanged'; language: string; country: string; reload: 0 | 1 }
  | { type: 'action'; page: string; action: string; place: string | null }
  /** Milliseconds, or the score of CLS. */
  | { type: 'vital'; page: string; name: 'LCP' | 'INP' | 'CLS'; value: number }
  | { type: 'error'; page: string; kind: string; source: string | null; transactionId: string | null };

export type UserChange = 'login' | 'logout' | 'userSet';

export interface MetricsVendor {
  name: string;
  /** Resolves once events can be sent; rejects if the vendor cannot start. */
  start: () => Promise<void>;
  send: (event: MetricsEvent) => void;
  /** Also drops queued events. */
  stop: () => void;
}

export interface VendorSettings {
  servicesUrl: string;
  containerUrls: readonly string[];
  fetch: typeof fetch;
  log: (text: string) => void;
}

export type CreateVendors = (settings: VendorSettings) => MetricsVendor[];
