import type { CallContext } from './endpoint';
import { parseEnvironment } from './environment';

/** Time limit of the calls for visitors' pages, in ms, so that prerendering cannot hang (docs/architecture.md). */
export const visitorTimeoutMs = 5_000;

/** The context of a call that is made while a page is prerendered, without a player. */
export const visitorContext = (locale: string): CallContext => ({
  environment: parseEnvironment(process.env.SITE_ENVIRONMENT),
  ticket: null,
  sessionId: null,
  locale,
});
