import { errorText } from '../../../services/http/errorCatalog';
import { ServiceError } from '../../../services/http/errors';
import type { LoginReport, SignOn, TicketReport } from '../../../services/sso/signOn';
import { buildLoginReport, buildTicketReport } from './builders';

/** The error of a sign-on without a session. */
export const noSession = () => new ServiceError({ message: errorText('sso/ticketUnavailable'), status: 401 });

type Outcome<T> = T | Error | (() => Promise<T>);

/** A sign-on with configurable outcomes that counts its calls. By default there is no session. */
export class FakeSignOn implements SignOn {
  loginOutcome: Outcome<LoginReport> = noSession();
  ticketOutcome: Outcome<TicketReport> = noSession();
  logoutOutcome: Outcome<true> = true;
  readonly calls = { login: 0, getTicket: 0, logout: 0 };

  /** A player is signed on in this browser. */
  signIn(overrides: Partial<LoginReport> = {}) {
    this.loginOutcome = buildLoginReport(overrides);
    this.ticketOutcome = buildTicketReport({ ...overrides, ticket: 'renewed-ticket' });
  }

  login = () => this.settle('login', this.loginOutcome);
  getTicket = () => this.settle('getTicket', this.ticketOutcome);
  logout = () => this.settle('logout', this.logoutOutcome);

  private settle<T>(name: keyof FakeSignOn['calls'], outcome: Outcome<T>): Promise<T> {
    this.calls[name] += 1;
    if (outcome instanceof Error) return Promise.reject(outcome);
    return outcome instanceof Function ? outcome() : Promise.resolve(outcome);
  }
}
