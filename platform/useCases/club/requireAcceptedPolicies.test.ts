import { ids } from '../../content/ids';
import { legalOptinsKeyFor } from '../../domain/accounts/policies';
import { balanceOf, newcomer, outdatedPolicies, seedSample, type TestPlayer } from '../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../testing/startPlatform';

const spaceId = ids.space('moongate');
const rejection = { status: 403, body: { errorCode: 2026 } };

let club: TestPlatform;
let player: TestPlayer;
let other: TestPlayer;
beforeAll(async () => {
  club = await startPlatform({ now: '2026-11-21T18:00:00Z' });
  await seedSample(club);
}, startUpMs);
afterAll(() => club.close());
beforeEach(async () => {
  player = await newcomer(club, { units: 500, ...outdatedPolicies });
  other = await newcomer(club);
});

const accept = () =>
  player.call('/v3/users/me/policies', {
    method: 'PUT',
    body: { legalOptinsKey: legalOptinsKeyFor('FR', 'fr-FR') },
  });

const calls: [string, () => ReturnType<TestPlayer['call']>][] = [
  [
    'claims a reward',
    () =>
      player.call('/v1/profiles/me/club/rewards', {
        method: 'POST',
        body: { id: ids.reward('moongate', 'river-charm'), spaceId, quantity: 1 },
      }),
  ],
  [
    'redeems a discount code',
    () =>
      player.call('/customintegrations/CRMCustomIntegrations.svc/rest/v1/profiles/me/PromotionKeyRewards', {
        method: 'POST',
        body: { id: 'store', spaceId: 'store' },
      }),
  ],
  [
    'sends a friend request',
    () => player.call('/v3/profiles/me/friends/requests', { method: 'POST', body: { pid: other.profileId } }),
  ],
];

it.each(calls)('a player %s only once the policies in force are accepted', async (_case, call) => {
  expect(await call()).toMatchObject(rejection);
  expect((await balanceOf(player)).units).toBe(500);
  await accept();
  expect((await call()).status).toBe(200);
});

it('accepts a friend request only once the policies in force are accepted', async () => {
  await other.call('/v3/profiles/me/friends/requests', { method: 'POST', body: { pid: player.profileId } });
  const answer = () => player.call(`/v3/profiles/me/friends/requests/${other.profileId}`, { method: 'PUT' });
  expect(await answer()).toMatchObject(rejection);
  await accept();
  expect((await answer()).status).toBe(200);
});
