/** From the publisher's configuration (`sdkConfig`); defaults apply until it is loaded. */
export interface CallPolicy {
  /** For a whole call, its retries included. */
  timeoutMs: number;
  retries: number;
  /** Pause before the first retry; each further one is twice as long. */
  initialDelayMs: number;
}

/** User data may take 10 s (spec 9, Timeouts). */
export const defaultCallPolicy: CallPolicy = { timeoutMs: 10_000, retries: 2, initialDelayMs: 300 };

export const visitorTimeoutMs = 5_000;

/** The publisher's form (wire, `sdkConfig`). */
interface SdkConfig {
  timeoutSec: number;
  httpRetry: { maxCount: number; initialDelayMsec: number };
}

/** Within bounds, so that a configuration error cannot make every browser flood the services. */
export const policyFrom = ({ timeoutSec, httpRetry }: SdkConfig): CallPolicy => ({
  timeoutMs: clamp(timeoutSec * 1000, 1_000, 60_000),
  retries: clamp(Math.floor(httpRetry.maxCount), 0, 5),
  initialDelayMs: clamp(httpRetry.initialDelayMsec, 100, 10_000),
});

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
