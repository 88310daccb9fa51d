import { isOutcomeUnknown } from './failures';

it.each([
  ['no response', { code: 'network', status: 0 }, true],
  ['no response in time', { code: 'timeout', status: 0 }, true],
  ['a response that cannot be read', { code: 'unreadable', status: 200 }, true],
  ['a gateway', { code: 504, status: 504 }, true],
  ['a gateway that waited in vain', { code: 6, status: 504 }, true],
  ['a call that was not sent', { code: 'noTicket', status: 0 }, false],
  ['a rejection', { code: 2001, status: 409 }, false],
  ['an error that the services name', { code: 1, status: 500 }, false],
])('after %s: the outcome is unknown %j %s', (_title, failure, isUnknown) => {
  expect(isOutcomeUnknown(failure)).toBe(isUnknown);
});
