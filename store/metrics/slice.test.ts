import {
  actionObserved,
  choiceMade,
  choiceRead,
  measuringStarted,
  measuringStopped,
  metricsReducer,
  pageViewFailed,
  privacyDialogToggled,
} from './slice';

const none = metricsReducer(undefined, { type: 'nothing' });
const after = (...events: Parameters<typeof metricsReducer>[1][]) => events.reduce(metricsReducer, none);

it('knows nothing of the reader at first, and measures nothing', () => {
  expect(none).toEqual({
    choice: null,
    isSignalled: false,
    isRead: false,
    isDialogOpen: false,
    isMeasuring: false,
    failure: null,
  });
});

it.each([
  ['a stored choice', { choice: 'refused', isSignalled: false }],
  ['the signal of the browser', { choice: null, isSignalled: true }],
] as const)('reads %s', (_case, payload) => {
  expect(after(choiceRead(payload))).toEqual({ ...none, ...payload, isRead: true });
});

it('opens and closes the dialog; a choice closes it', () => {
  const open = after(privacyDialogToggled(true));
  expect(open.isDialogOpen).toBe(true);
  expect(metricsReducer(open, privacyDialogToggled(false)).isDialogOpen).toBe(false);

  expect(metricsReducer(open, choiceMade('allowed'))).toEqual({ ...none, choice: 'allowed', isRead: true });
});

it('measures until it is stopped, and keeps why a page view was not sent', () => {
  const measuring = after(measuringStarted());
  expect(measuring.isMeasuring).toBe(true);
  expect(metricsReducer(measuring, measuringStopped()).isMeasuring).toBe(false);
  expect(after(pageViewFailed('No container.')).failure).toBe('No container.');
});

it('does not keep actions', () => {
  expect(after(actionObserved({ action: 'join', place: null }))).toEqual(none);
});
