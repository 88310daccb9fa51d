/** How patient calls are. The publisher's configuration tells (`sdkConfig`); until it is known, the defaults hold. */
export interface CallPolicy {
  /** For a whole call, its retries included. */
  timeoutMs: number;
  /** How often a call is sent again, at most. */
  retries: number;
  /** Pause before the first retry; each further one is twice as long. */
  initialDelayMs: number;
}

/** User data may take 10 s (spec 9, Timeouts). */
export const defaultCallPolicy: CallPolicy = { timeoutMs: 10_000, retries: 2, initialDelayMs: 300 };

/** The publisher's own words for it (wire, `sdkConfig`). */
interface SdkConfig {
  timeoutSec: number;
  httpRetry: { maxCount: number; initialDelayMsec: number };
}

/** The configured policy, within bounds: a slip in a configuration must not make every browser hammer the services. */
export const policyFrom = ({ timeoutSec, httpRetry }: SdkConfig): CallPolicy => ({
  timeoutMs: clamp(timeoutSec * 1000, 1_000, 60_000),
  retries: clamp(Math.floor(httpRetry.maxCount), 0, 5),
  initialDelayMs: clamp(httpRetry.initialDelayMsec, 100, 10_000),
});

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
