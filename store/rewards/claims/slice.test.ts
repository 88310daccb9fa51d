import { readClaims } from '../../../services/club/claims';
import { wireClaimRecord } from '../../../services/testing/wireResponses';
import { claimsFetched, claimsReducer, claimsRequested, moreClaimsRequested } from './slice';

const none = claimsReducer(undefined, { type: 'nothing' });
const after = (...events: Parameters<typeof claimsReducer>[1][]) => events.reduce(claimsReducer, none);
const page = (offset: number, ...ids: string[]) =>
  claimsFetched({ ...readClaims({ claims: ids.map((claimId) => wireClaimRecord({ claimId })), total: 3 }), offset });
const idsIn = ({ claims }: typeof none) => claims.map(({ claimId }) => claimId);

it('adds the next page, and starts again with the first', () => {
  const more = after(page(0, 'a', 'b'), page(2, 'c'));
  expect(idsIn(more)).toEqual(['a', 'b', 'c']);
  expect(idsIn(claimsReducer(more, page(0, 'c')))).toEqual(['c']);
});

it.each([
  ['the first page', claimsRequested(), 'loaded'],
  ['the next page', moreClaimsRequested(), 'loading'],
])('keeps what it has while %s is requested', (_case, event, status) => {
  const state = after(page(0, 'a'), event);
  expect(state).toMatchObject({ status, total: 3 });
  expect(idsIn(state)).toEqual(['a']);
});
