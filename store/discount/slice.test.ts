import { toFailure } from '../../services/http/errors';
import { policiesAccepted } from '../account/slice';
import {
  codesSteps,
  discountReducer,
  discountRedeemed,
  redemptionClosed,
  redemptionOpened,
  redemptionSteps,
} from './slice';

const none = discountReducer(undefined, { type: 'nothing' });
const after = (...events: Parameters<typeof discountReducer>[1][]) => events.reduce(discountReducer, none);
const failure = toFailure(new Error('The services are down.'));
const code = { code: 'MERIDIAN-4F7A-91C2-0B3D', expiresAt: '2024-06-04T12:00:00.000Z' };
const redeemed = discountRedeemed({ keys: [code], unitBalance: 20 });
const [started, failed] = [redemptionSteps.started(null), redemptionSteps.failed(failure)];
const opened = redemptionOpened();

const keyOf = ({ redemption }: typeof none) => redemption?.idempotencyKey;

describe('the dialog of a redemption', () => {
  it('opens with a new one', () => {
    expect(after(opened)).toMatchObject({
      isRedeeming: true,
      redemption: { ...opened.payload, status: 'idle', code: null, unitBalance: null },
    });
  });

  it('opens with the one that runs', () => {
    const state = after(opened, started, redemptionClosed(), redemptionOpened());
    expect(state).toMatchObject({ isRedeeming: true, redemption: { status: 'loading' } });
    expect(keyOf(state)).toBe(opened.payload.idempotencyKey);
  });

  it('opens with the code that was not seen, once', () => {
    const unseen = after(opened, started, redemptionClosed(), redeemed, redemptionOpened());
    expect(unseen).toMatchObject({ unseen: null, redemption: { status: 'loaded', code, unitBalance: 20 } });

    const next = [redemptionClosed(), redemptionOpened()].reduce<typeof none>(discountReducer, unseen);
    expect(next.redemption).toMatchObject({ status: 'idle', code: null, unitBalance: null });
    expect(keyOf(next)).not.toBe(opened.payload.idempotencyKey);
  });

  it.each([
    ['seen', [opened, started, failed]],
    ['unseen', [opened, started, redemptionClosed(), failed]],
  ])('keeps the key of a failure that was %s, so that Units are spent once', (_case, events) => {
    const state = after(...events, redemptionOpened());
    expect(state).toMatchObject({ unseen: null, redemption: { status: 'idle', failure: null } });
    expect(keyOf(state)).toBe(opened.payload.idempotencyKey);
  });
});

it.each([
  ['succeeded', redeemed, { failure: null }],
  ['failed', failed, { failure }],
])('notes that a redemption %s while its dialog was closed', (_case, event, unseen) => {
  expect(after(opened, started, redemptionClosed(), event).unseen).toEqual(unseen);
  expect(after(opened, started, event).unseen).toBeNull();
});

it.each([
  ['starts', started],
  ['fails', failed],
  ['succeeds', redeemed],
])('ignores that a redemption of another tab %s', (_case, event) => {
  expect(after(event)).toMatchObject({ redemption: null, unseen: null });
});

it('forgets a failure for outdated policies once they are accepted, and no other state', () => {
  expect(after(opened, started, failed, policiesAccepted(null)).redemption).toMatchObject({
    status: 'idle',
    failure: null,
  });
  expect(after(opened, started, policiesAccepted(null)).redemption?.status).toBe('loading');
  expect(after(policiesAccepted(null)).redemption).toBeNull();
});

it('holds no code where the response has none', () => {
  expect(after(opened, started, discountRedeemed({ keys: [], unitBalance: 20 })).redemption?.code).toBeNull();
});

it('keeps the codes while they are fetched again, and after a failure', () => {
  const items = [{ ...code, purchaseDate: '2024-03-04T12:00:00.000Z' }];
  const fetched = codesSteps.succeeded(items);
  expect(after(fetched).codes).toEqual({ status: 'loaded', failure: null, items });
  expect(after(fetched, codesSteps.started(null)).codes).toMatchObject({ status: 'loading', items });
  expect(after(fetched, codesSteps.failed(failure)).codes).toMatchObject({ status: 'failed', failure, items });
});
