import { toFailure } from '../../services/http/errors';
import { createRootReducer } from '../rootReducer';
import {
  loginFailed,
  loginRequested,
  loginSucceeded,
  logoutStarted,
  ticketRenewalFailed,
  ticketRenewed,
} from '../session/events';
import { buildLoginReport, buildTicketReport, testNow } from '../support/testing/builders';
import { noSession } from '../support/testing/fakeSignOn';
import { selectIsCA, selectIsLoggedInAt } from './selectors';
import { authReducer, ipCountryLoaded } from './slice';

const initial = authReducer(undefined, { type: 'nothing' });
const report = buildLoginReport();
const signedIn = authReducer(initial, loginSucceeded(report));
const failure = toFailure(noSession());

describe('auth state', () => {
  it('has the initial state of the spec', () => {
    expect(initial).toMatchObject({
      ticket: null,
      ticketValidated: false,
      expiration: null,
      zone: 'ncsa',
      ipCountry: 'US',
      hasIpCountryLoaded: false,
    });
  });

  it('stores the data of a login and validates the ticket', () => {
    const { ticket, expiration, sessionId, userId } = report;
    expect(signedIn).toEqual({
      ...initial,
      ticket,
      expiration,
      sessionId,
      userId,
      ticketValidated: true,
      hasLoginSettled: true,
    });
  });

  it('stores the data of a renewal and validates the ticket', () => {
    const renewal = buildTicketReport({ ticket: 'next', expiration: report.expiration + 1 });
    expect(authReducer(signedIn, ticketRenewed(renewal))).toEqual({
      ...signedIn,
      ticket: 'next',
      expiration: report.expiration + 1,
    });
    expect(authReducer(initial, ticketRenewed(renewal)).ticketValidated).toBe(true);
  });

  it.each([
    ['a failed renewal', ticketRenewalFailed(failure)],
    ['the start of logout', logoutStarted()],
  ])('loses ticket and expiration by %s, and keeps ticketValidated', (_case, event) => {
    expect(authReducer(signedIn, event)).toMatchObject({ ticket: null, expiration: null, ticketValidated: true });
  });

  it('knows after a failed login that there is no player', () => {
    expect(authReducer(initial, loginFailed(failure))).toEqual({
      ...initial,
      hasLoginSettled: true,
      loginFailure: failure,
    });
  });

  it('forgets the failure of a login when the next one starts', () => {
    expect(authReducer(authReducer(initial, loginFailed(failure)), loginRequested()).loginFailure).toBeNull();
  });

  it.each([
    ['a failed renewal', [ticketRenewalFailed(failure)], true],
    ['a login after it', [ticketRenewalFailed(failure), loginSucceeded(report)], false],
    ['a logout after it', [ticketRenewalFailed(failure), logoutStarted()], false],
    ['a logout', [logoutStarted()], false],
  ])('whether the session ended by itself, after %s', (_case, events, hasSessionEnded) => {
    expect(events.reduce<typeof initial>(authReducer, signedIn).hasSessionEnded).toBe(hasSessionEnded);
  });

  it.each([
    ['FR', 'emea'],
    ['CA', 'ncsa'],
  ])('stores the country %s and derives the zone %s', (country, zone) => {
    expect(authReducer(initial, ipCountryLoaded(country))).toEqual({
      ...initial,
      ipCountry: country,
      hasIpCountryLoaded: true,
      zone,
    });
  });
});

describe('what is derived', () => {
  const rootReducer = createRootReducer(null);
  const stateAfter = (...events: Parameters<typeof rootReducer>[1][]) =>
    events.reduce(rootReducer, rootReducer(undefined, { type: 'nothing' }));

  it.each([
    ['before a login', stateAfter(), testNow, false],
    ['after a login', stateAfter(loginSucceeded(report)), testNow, true],
    ['after the ticket has ended', stateAfter(loginSucceeded(report)), report.expiration, false],
    ['after a logout', stateAfter(loginSucceeded(report), logoutStarted()), testNow, false],
  ])('tells %s who is logged in', (_case, state, now, isLoggedIn) => {
    expect(selectIsLoggedInAt(state, now)).toBe(isLoggedIn);
  });

  it.each([
    ['CA', true],
    ['US', false],
    ['FR', false],
  ])('tells whether %s is Canada', (country, isCA) => {
    expect(selectIsCA(stateAfter(ipCountryLoaded(country)))).toBe(isCA);
  });
});
