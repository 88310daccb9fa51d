import { toFailure } from '../../services/http/errors';
import { loginFailed } from '../auth/slice';
import { discountRedeemed } from '../discount/slice';
import { rewardClaimed } from '../rewards/slice';
import { balanceFailed, balanceFetched, balanceFetchStarted, unitsReducer } from './slice';

const none = unitsReducer(undefined, { type: 'nothing' });
const after = (...events: Parameters<typeof unitsReducer>[1][]) => events.reduce(unitsReducer, none);
const [march, april] = ['2024-03-31T23:59:59.999Z', '2024-04-30T23:59:59.999Z'];
const fetched = balanceFetched({
  units: 100,
  expiring: [
    { units: 20, expiresAt: march },
    { units: 30, expiresAt: april },
  ],
});

it('is unknown at first, and after a failed login', () => {
  expect(none).toEqual({ status: 'idle', units: null, error: null, expiring: [] });
  expect(after(fetched, loginFailed(toFailure(new Error('No.'))))).toEqual(none);
});

it('stays visible while it is fetched again, and after a failure', () => {
  expect(after(fetched, balanceFailed(6))).toMatchObject({ status: 'failed', units: 100, error: 6 });
  expect(after(fetched, balanceFailed(6), balanceFetchStarted())).toMatchObject({
    status: 'loading',
    units: 100,
    error: null,
  });
  expect(after(balanceFailed(6), fetched)).toMatchObject({ status: 'loaded', units: 100, error: null });
});

it.each([
  ['a claim', rewardClaimed({ rewardId: 'mask', unitBalance: 70 })],
  ['a redemption', discountRedeemed({ keys: [], unitBalance: 70 })],
])('is the new balance after %s, which uses the Units that expire soonest', (_case, event) => {
  expect(after(fetched, event)).toMatchObject({
    status: 'loading',
    units: 70,
    expiring: [{ units: 20, expiresAt: april }],
  });
});

it('is the new balance after a claim also where it was unknown', () => {
  expect(after(rewardClaimed({ rewardId: 'mask', unitBalance: 70 }))).toMatchObject({ units: 70, expiring: [] });
});
