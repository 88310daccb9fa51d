import { testNow } from '../support/testing/builders';
import { isLoggedInAt, renewalDelay, zoneOf } from './rules';

const minute = 60_000;

describe('zoneOf', () => {
  it.each([
    ['FR', 'emea'],
    ['GB', 'emea'],
    ['UA', 'emea'],
    ['RU', 'emea'],
    ['TR', 'emea'],
    ['SA', 'emea'],
    ['ZA', 'emea'],
    ['KZ', 'emea'],
    ['fr', 'emea'],
    ['US', 'ncsa'],
    ['CA', 'ncsa'],
    ['BR', 'ncsa'],
    ['JP', 'ncsa'],
    ['', 'ncsa'],
    ['XX', 'ncsa'],
  ])('puts %s into %s', (country, zone) => {
    expect(zoneOf(country)).toBe(zone);
  });
});

describe('isLoggedInAt', () => {
  it.each([
    ['no expiration', null, false],
    ['an expiration in the past', testNow - 1, false],
    ['an expiration now', testNow, false],
    ['an expiration in the future', testNow + 1, true],
  ])('with %s', (_case, expiration, isLoggedIn) => {
    expect(isLoggedInAt(expiration, testNow)).toBe(isLoggedIn);
  });
});

describe('renewalDelay', () => {
  it.each([
    ['three hours', 180, 170],
    ['half an hour', 30, 20],
    ['twenty minutes', 20, 10],
    ['ten minutes', 10, 5],
    ['two minutes', 2, 1],
    ['less than a minute', 0.5, 0.5],
    ['nothing', 0, 0.5],
    ['less than nothing', -300, 0.5],
  ])('of a ticket that lasts %s', (_case, minutesLeft, minutesToWait) => {
    expect(renewalDelay(testNow + minutesLeft * minute, testNow)).toBe(minutesToWait * minute);
  });
});
