import { buildReward, buildWish } from '../../../services/testing/builders';
import { rewardClaimed } from '../../spend/slice';
import { storedWish } from './rules';
import {
  wishAdded,
  wishesFetched,
  wishesNoted,
  wishlistReducer,
  wishlistRequested,
  wishRejected,
  wishRemoved,
  wishSaved,
} from './slice';

const none = wishlistReducer(undefined, { type: 'nothing' });
const after = (...events: Parameters<typeof wishlistReducer>[1][]) => events.reduce(wishlistReducer, none);
const at = '2024-03-04T12:00:00.000Z';
const [mask, oil] = ['mask', 'oil'].map((rewardId) => buildReward({ rewardId }));
const [maskWish, oilWish] = ['mask', 'oil'].map((rewardId) => buildWish({ reward: buildReward({ rewardId }) }));
const [storedMask, storedOil] = [maskWish, oilWish].map((wish) => wish && storedWish(wish));
const fetched = wishesFetched([maskWish, oilWish].flatMap((wish) => wish ?? []));
const add = (reward = mask, isAffordable = false) => wishAdded({ reward: reward ?? buildReward(), isAffordable, at });
const idsIn = ({ wishes }: typeof none) => wishes.map(({ rewardId }) => rewardId);

it.each([
  ['is not notified of, and not seen', false, null],
  ['needs no notification where it is affordable', true, at],
])('a new wish %s', (_case, isAffordable, noted) => {
  expect(after(add(mask, isAffordable)).wishes).toEqual([
    { rewardId: 'mask', wishDate: at, notifiedDate: noted, seenDate: noted },
  ]);
});

it('a wish comes first, once, and can be taken back', () => {
  expect(idsIn(after(add(mask), add(oil), add(mask)))).toEqual(['mask', 'oil']);
  expect(idsIn(after(fetched, wishRemoved('mask')))).toEqual(['oil']);
});

it('the player is notified of some wishes and has seen others', () => {
  const { wishes } = after(fetched, wishesNoted({ notified: ['mask'], seen: ['oil'], at }));
  expect(wishes.map(({ notifiedDate, seenDate }) => [notifiedDate, seenDate])).toEqual([
    [at, null],
    [null, at],
  ]);
  expect(after(fetched, wishesNoted({ at })).wishes).toEqual(after(fetched).wishes);
});

it('a stored change is part of what is stored', () => {
  expect(after(add(mask), wishSaved({ rewardId: 'mask', wish: maskWish ?? null })).saved).toEqual([storedMask]);
  expect(after(fetched, wishRemoved('mask'), wishSaved({ rewardId: 'mask', wish: null })).saved).toEqual([storedOil]);
});

it('a rejected change is taken back', () => {
  const state = after(fetched, wishRemoved('mask'), wishRejected('mask'));
  expect(idsIn(state)).toEqual(['mask', 'oil']);
});

it('the present list stays while it is fetched again', () => {
  expect(after(fetched, wishlistRequested())).toMatchObject({ status: 'loading', wishes: [storedMask, storedOil] });
  expect(after(fetched)).toMatchObject({ status: 'loaded', saved: [storedMask, storedOil] });
});

it('a claimed reward is no wish', () => {
  expect(idsIn(after(fetched, rewardClaimed({ rewardId: 'mask', unitBalance: 0 })))).toEqual(['oil']);
});
