import type { CallContext } from './endpoint';
import { parseEnvironment } from './environment';

/** The surroundings of a call that a page makes while it is prerendered: nobody is signed in. */
export const visitorContext = (locale: string): CallContext => ({
  environment: parseEnvironment(process.env.SITE_ENVIRONMENT),
  ticket: null,
  sessionId: null,
  locale,
});
