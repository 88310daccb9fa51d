import type { CallContext } from '../http/endpoint';
import { parseEnvironment } from '../http/environment';

/** The context of a visitor's call: without a ticket. */
export const visitorContext: CallContext = {
  environment: parseEnvironment(undefined),
  ticket: null,
  sessionId: null,
  locale: 'en-US',
};
