import { countAfter, secondsToWait, type AttemptKind } from './attempts';

const lastAt = new Date('2026-03-04T10:00:00Z');
const after = (seconds: number) => new Date(lastAt.getTime() + seconds * 1000);

describe('waiting between attempts', () => {
  it.each([
    ['the fourth wrong password is free', 'account', 4, 0, 0],
    ['the fifth makes the next one wait', 'account', 5, 0, 30],
    ['the wait grows', 'account', 6, 0, 60],
    ['and grows', 'account', 7, 0, 120],
    ['up to fifteen minutes', 'account', 40, 0, 900],
    ['it runs down, rounded up', 'account', 5, 29.4, 1],
    ['and is over', 'account', 5, 30, 0],
    ['a network has the same limit', 'address', 5, 0, 30],
    ['also where the clock of another platform is ahead', 'account', 5, -10, 40],
    ['but not where the clock was two days ahead', 'account', 40, -2 * 86_400, 0],
    ['two players of a network who log in at once do not wait', 'address', 1, -0.003, 0],
    ['nor do those whom two platforms with different clocks answer', 'address', 4, -10, 0],
    ['a known device too', 'knownDevice', 5, 0, 30],
    ['a sign-up form may be corrected more often', 'signUp', 19, 0, 0],
    ['but not for ever', 'signUp', 20, 0, 30],
    ['three reset emails go to one address', 'resetEmail', 2, 0, 0],
    ['the fourth waits an hour', 'resetEmail', 3, 0, 3600],
    ['so do emails that verify an address', 'verificationEmail', 2, 0, 0],
    ['and their fourth', 'verificationEmail', 3, 0, 3600],
    ['ten accounts are created in a network', 'creation', 9, 0, 0],
    ['the next waits an hour', 'creation', 10, 0, 3600],
    ['and the one after it no longer', 'creation', 20, 0, 3600],
  ] as const)('%s', (_, kind, count, elapsed, seconds) => {
    expect(secondsToWait(kind, { count, lastAt }, after(elapsed))).toBe(seconds);
  });

  it.each<[AttemptKind, number]>([
    ['account', 5],
    ['address', 5],
    ['signUp', 20],
    ['reset', 5],
    ['resetEmail', 3],
    ['console', 20],
    ['userCode', 10],
    ['twoFactorCode', 5],
    ['secondFactorSetup', 5],
    ['codeEmail', 3],
  ])('%s: %d attempts are free of a wait', (kind, free) => {
    expect(secondsToWait(kind, { count: free - 1, lastAt }, lastAt)).toBe(0);
    expect(secondsToWait(kind, { count: free, lastAt }, lastAt)).toBeGreaterThan(0);
  });

  it('never waits below zero seconds', () => {
    expect(secondsToWait('account', { count: 1, lastAt }, after(60))).toBe(0);
  });

  it.each([
    ['account', 5, 59 * 60, 6],
    ['account', 5, 60 * 60, 1],
    ['creation', 10, 23 * 3600, 11],
    ['creation', 10, 24 * 3600, 1],
  ] as const)('counts one more for %s after %d attempts and %d seconds: %d', (kind, count, elapsed, expected) => {
    expect(countAfter(kind, { count, lastAt }, after(elapsed))).toBe(expected);
  });
});
