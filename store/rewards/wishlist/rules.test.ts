import { buildReward, buildWish } from '../../../services/testing/builders';
import { affordableWithout, afterClaim, afterFailure, afterFetch, afterSaving, byNearness, unsavedWish } from './rules';

const wishFor = (rewardId: string, ...[overrides]: Parameters<typeof buildReward>) =>
  buildWish({ reward: buildReward({ rewardId, name: rewardId, ...overrides }) });
const [mask, oil, rune] = [wishFor('mask'), wishFor('oil'), wishFor('rune')];
const lists = (wishes: (typeof mask)[], saved: (typeof mask)[]) => ({ wishes, saved });

test.each([
  ['nothing', lists([mask], [mask]), null],
  ['a new wish', lists([oil, mask], [mask]), { rewardId: 'oil', isWished: true }],
  ['one that was taken off', lists([], [mask]), { rewardId: 'mask', isWished: false }],
])('%s is to be saved', (_case, both, unsaved) => {
  expect(unsavedWish(both)).toEqual(unsaved);
});

test.each([
  ['replaces what was there', lists([mask], [mask]), [oil], ['oil']],
  ['keeps a wish that is being stored', lists([rune, mask], [mask]), [mask], ['rune', 'mask']],
  ['leaves out what is being taken off', lists([], [mask]), [mask, oil], ['oil']],
])('a fetched list %s', (_case, before, fetched, shown) => {
  const after = afterFetch(before, fetched);
  expect(after.wishes.map(({ rewardId }) => rewardId)).toEqual(shown);
  expect(after.saved).toEqual(fetched);
});

it('what was noted here is not forgotten over a list that does not know of it yet', () => {
  const notified = { ...mask, notifiedDate: '2024-03-04T12:00:00.000Z' };
  expect(afterFetch(lists([notified], [mask]), [mask]).wishes).toEqual([notified]);
  expect(afterSaving(lists([notified], []), 'mask', mask)).toEqual(lists([notified], [mask]));

  const both = { ...oil, notifiedDate: '2024-03-05T12:00:00.000Z', seenDate: '2024-03-06T12:00:00.000Z' };
  expect(afterFetch(lists([notified, both], [mask, oil]), [mask, oil]).wishes).toEqual([notified, both]);
  expect(afterFetch(lists([mask], [mask]), [both]).wishes).toEqual([both]);
});

it('a stored wish takes its place among the others, which stay', () => {
  const stored = { ...oil, wishDate: '2024-03-05T12:00:00.000Z' };
  expect(afterSaving(lists([mask, oil, rune], [mask, rune]), 'oil', stored)).toEqual(
    lists([mask, stored, rune], [stored, mask, rune]),
  );
});

test.each([
  ['a new wish that was rejected is removed', lists([oil, mask], [mask]), 'oil', ['mask']],
  [
    'one that could not be taken off is back in its place',
    lists([oil, rune], [oil, mask, rune]),
    'mask',
    ['oil', 'mask', 'rune'],
  ],
])('%s', (_case, before, rewardId, shown) => {
  const after = afterFailure(before, rewardId);
  expect(after.wishes.map((wish) => wish.rewardId)).toEqual(shown);
  expect(after.saved).toBe(before.saved);
});

it('claiming a reward removes it from the wishlist', () => {
  expect(afterClaim(lists([oil, mask], [oil, mask]), 'mask')).toEqual(lists([oil], [oil]));
});

describe('the order of wishes', () => {
  const cheap = wishFor('cheap', { value: 20 });
  const near = wishFor('near', { value: 110 });
  const far = wishFor('far', { value: 400 });
  const locked = wishFor('locked', { value: 10, isLocked: true });
  const at = '2024-03-04T12:00:00.000Z';

  it('are ordered by distance', () => {
    const ordered = byNearness([far, locked, near, cheap], 100);
    expect(ordered.map(({ wish, availability }) => [wish.rewardId, availability.kind])).toEqual([
      ['cheap', 'withinReach'],
      ['near', 'short'],
      ['far', 'short'],
      ['locked', 'locked'],
    ]);
  });

  test.each([
    ['affordable, not notified', cheap, true, true],
    ['affordable, notified', { ...cheap, notifiedDate: at }, false, true],
    ['affordable, notified and seen', { ...cheap, notifiedDate: at, seenDate: at }, false, false],
    ['too dear', near, false, false],
    ['locked', locked, false, false],
  ])('%s: to be told %s, to be seen %s', (_case, wish, isNotified, isMarked) => {
    const wishes = byNearness([wish], 100);
    expect(affordableWithout('notifiedDate', wishes)).toHaveLength(isNotified ? 1 : 0);
    expect(affordableWithout('seenDate', wishes)).toHaveLength(isMarked ? 1 : 0);
  });
});
