import { toFailure } from '../../../services/http/errors';
import { profileRenamed } from '../../account/slice';
import { nameChecked, nameCheckFailed, nameTyped, namingEnded, namingReducer, renameSteps } from './slice';
import { buildPlatformProfile } from '../../support/testing/builders';

const none = namingReducer(undefined, { type: 'nothing' });
const after = (...events: Parameters<typeof namingReducer>[1][]) => events.reduce(namingReducer, none);
const report = { errorCode: 1013, field: 'NameOnPlatform', suggestion: 'Marlo2', message: 'Taken' };
const typed = nameTyped('Marlo');

it.each([
  ['free', nameChecked({ name: 'Marlo', reports: [] }), 'free', []],
  ['rejected', nameChecked({ name: 'Marlo', reports: [report] }), 'rejected', [report]],
  ['not checked', nameCheckFailed('Marlo'), 'unchecked', []],
  [
    'still being checked, after the result for another',
    nameChecked({ name: 'Mar', reports: [report] }),
    'checking',
    [],
  ],
  ['still being checked, after the failure for another', nameCheckFailed('Mar'), 'checking', []],
])('a typed name is %s', (_case, event, check, reports) => {
  expect(after(typed, event)).toMatchObject({ name: 'Marlo', check, reports });
});

it('typing again forgets what was wrong', () => {
  const failed = renameSteps.failed(toFailure(new Error('The services are down.')));
  const rejected = [typed, nameChecked({ name: 'Marlo', reports: [report] }), renameSteps.started('Marlo'), failed];
  expect(after(...rejected)).toMatchObject({ status: 'failed', name: 'Marlo' });
  expect(after(...rejected, nameTyped('Marlo2'))).toEqual({ ...none, name: 'Marlo2', check: 'checking' });
});

it.each([
  ['the current name is restored', namingEnded()],
  ['the profile has the name', profileRenamed(buildPlatformProfile())],
])('starts again when %s', (_case, event) => {
  expect(after(typed, renameSteps.started('Marlo')).status).toBe('loading');
  expect(after(typed, renameSteps.started('Marlo'), event)).toEqual(none);
});
