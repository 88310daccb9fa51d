import { logoutRequested } from '../session/events';
import { changedElsewhere, elsewhere } from './slice';

it.each([
  ['that change in another tab', changedElsewhere('signedOut'), true],
  ['another change in another tab', changedElsewhere('signedIn'), false],
  ['a change in this tab', logoutRequested(), false],
  ['another event with its name', { type: 'any', payload: 'signedOut' }, false],
])('a saga that waits for one change follows %s: %s', (_case, event, expected) => {
  expect(elsewhere('signedOut')(event)).toBe(expected);
});
