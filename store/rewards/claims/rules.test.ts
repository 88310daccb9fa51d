import { readClaims } from '../../../services/club/claims';
import { readGifts } from '../../../services/club/gifts';
import { wireClaimRecord, wireGift } from '../../../services/testing/wireResponses';
import { historyOf } from './rules';

const claims = ['2024-03-10', '2024-03-05'].flatMap(
  (day) => readClaims({ claims: [wireClaimRecord({ claimId: day, claimDate: `${day}T00:00:00Z` })], total: 1 }).claims,
);
const codes = ['2024-03-07', '2024-03-01'].map((code) => ({
  code,
  purchaseDate: `${code}T00:00:00Z`,
  expiresAt: '2024-06-01T00:00:00Z',
}));

it.each([
  ['all', false, ['2024-03-10', '2024-03-07', '2024-03-05', '2024-03-01']],
  ['no code older than the oldest of the claims fetched so far', true, ['2024-03-10', '2024-03-07', '2024-03-05']],
])('shows claims and codes by date: %s', (_case, hasMore, shown) => {
  const entries = historyOf(claims, { codes, gifts: [] }, hasMore);
  expect(
    entries.map((entry) => (entry.kind === 'claim' ? entry.claim.claimId : entry.kind === 'code' && entry.code.code)),
  ).toEqual(shown);
});

it('shows all codes while no claim is known', () => {
  expect(historyOf([], { codes, gifts: [] }, true)).toHaveLength(2);
});

it('shows a code of the instant of the oldest claim', () => {
  const [newest] = claims.slice(0, 1);
  const code = { code: 'same', purchaseDate: newest?.claimDate ?? '', expiresAt: '2024-06-01T00:00:00Z' };
  expect(historyOf(claims.slice(0, 1), { codes: [code], gifts: [] }, true)).toHaveLength(2);
});

it('shows codes down to the oldest of several claims', () => {
  const older = claims.map((claim) => ({ ...claim, claimDate: '2024-02-01T00:00:00Z' }));
  expect(
    historyOf([...claims, ...older], { codes, gifts: [] }, true).filter(({ kind }) => kind === 'code'),
  ).toHaveLength(2);
});

it('shows the gifts that the player gave, in their place; a received one is a claim once it is accepted', () => {
  const gifts = readGifts({
    gifts: [
      wireGift({ giftId: 'given', giftDate: '2024-03-06T00:00:00Z' }),
      wireGift({ giftId: 'received', isGiven: false }),
    ],
  });
  expect(historyOf(claims, { codes, gifts }, false).map(({ kind }) => kind)).toEqual([
    'claim',
    'code',
    'gift',
    'claim',
    'code',
  ]);
});
