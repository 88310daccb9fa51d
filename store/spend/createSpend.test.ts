import { toFailure } from '../../services/http/errors';
import { policiesAccepted } from '../session/events';
import { claimSpend } from './slice';

const { opened, closed, steps, reducer } = claimSpend;
const after = (...events: Parameters<typeof reducer>[1][]) =>
  events.reduce<ReturnType<typeof reducer>>(reducer, reducer(undefined, { type: 'nothing' }));
const lost = toFailure(new Error('The services are down.'));
const failure = { ...lost, code: 1, status: 500 };
const uses = [{ units: 30, expiresAt: null, used: 30, left: 0 }];
const mask = opened({ id: 'ferrymans-mask' });
const again = opened({ id: 'ferrymans-mask' });
const other = opened({ id: 'lamp-oil' });
const started = steps.started(uses);
const failed = steps.failed(failure);
const unsure = steps.failed(lost);
const result = { rewardId: 'ferrymans-mask', unitBalance: 90, code: 'CLAIM-1' };
const done = steps.succeeded(result);

describe('the dialog of a decision', () => {
  it('opens with a new one', () => {
    expect(after(mask)).toEqual({
      ...mask.payload,
      status: 'idle',
      failure: null,
      isOpen: true,
      uses: [],
      isUnsure: false,
      result: null,
    });
  });

  it('closes without a trace before it is confirmed, and after it has succeeded', () => {
    expect(after(mask, closed())).toBeNull();
    expect(after(mask, started, done, closed())).toBeNull();
    expect(after(closed())).toBeNull();
  });

  it('opens with the one that runs, whatever the subject', () => {
    expect(after(mask, started, closed(), other)).toMatchObject({
      subject: { id: 'ferrymans-mask' },
      idempotencyKey: mask.payload.idempotencyKey,
      status: 'loading',
      isOpen: true,
      uses,
    });
  });

  it('opens another one where none runs', () => {
    expect(after(mask, other)).toMatchObject({ subject: { id: 'lamp-oil' }, status: 'idle' });
  });

  it.each([
    ['seen', [mask, started, failed, closed(), again]],
    ['unseen', [mask, started, closed(), failed, again]],
  ])('keeps the key of a failure that was %s, so that Units move once', (_case, events) => {
    const { idempotencyKey } = mask.payload;
    expect(after(...events)).toMatchObject({ status: 'idle', failure: null, isOpen: true, idempotencyKey });
  });

  it.each([
    ['seen', [mask, started, unsure, closed(), again]],
    ['unseen', [mask, started, closed(), unsure, again]],
    ['before policies were accepted', [mask, started, unsure, policiesAccepted(null)]],
  ])('keeps an unknown outcome that was %s', (_case, events) => {
    const { idempotencyKey } = mask.payload;
    const kept = { status: 'failed', failure: lost, isOpen: true, isUnsure: true, idempotencyKey };
    expect(after(...events)).toMatchObject(kept);
    expect(after(...events, started)).toMatchObject({ status: 'loading', isUnsure: true });
    expect(after(...events, started, failed)).toMatchObject({ status: 'failed', isUnsure: false });
  });

  it('keeps the failure while it is open', () => {
    expect(after(mask, started, failed, again)).toMatchObject({ status: 'failed', failure });
  });

  it('opens with the receipt of what ended while it was closed, once', () => {
    const seen = [mask, started, closed(), done, again];
    expect(after(...seen)).toMatchObject({ status: 'loaded', isOpen: true, result });
    const next = after(...seen, closed(), opened({ id: 'ferrymans-mask' }));
    expect(next).toMatchObject({ status: 'idle', result: null });
    expect(next?.idempotencyKey).not.toBe(mask.payload.idempotencyKey);
  });
});

it.each([
  ['starts', started],
  ['fails', failed],
  ['succeeds', done],
])('does not hear that one of another tab %s', (_case, event) => {
  expect(after(event)).toBeNull();
});

it('forgets a failure for outdated policies once they are accepted, and no other state', () => {
  expect(after(mask, started, failed, policiesAccepted(null))).toMatchObject({ status: 'idle', failure: null });
  expect(after(mask, started, policiesAccepted(null))?.status).toBe('loading');
  expect(after(policiesAccepted(null))).toBeNull();
});
