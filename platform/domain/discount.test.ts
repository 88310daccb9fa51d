import { discount, discountCode, keyExpiry } from './discount';

it('makes a code for the checkout out of a GUID', () => {
  expect(discountCode('4f7a91c2-1d2e-4b6f-8a70-55c1e2f00b3d')).toBe('MERIDIAN-4F7A-91C2-0B3D');
});

it.each([
  ['three months later', '2026-11-21T18:00:00.000Z', '2027-02-21T23:59:59.999-12:00'],
  ['on the last day of a shorter month', '2026-11-30T18:00:00.000Z', '2027-02-28T23:59:59.999-12:00'],
])('a code expires with the day %s', (_case, boughtAt, expiresAt) => {
  expect(keyExpiry(new Date(boughtAt))).toEqual(new Date(expiresAt));
});

it('costs 100 Units for 20% off the store', () => {
  expect(discount).toMatchObject({ units: 100, name: '20% off the store' });
});
