import { ids } from '../../content/ids';
import { onlyRunId } from '../../db/seed/catalogRows';
import { challengeProgress } from '../../db/schema';
import { emailVerification, issueToken } from '../../db/stores/accounts/oneTimeTokenStore';
import { findAccount } from '../../db/stores/accounts/accountStore';
import { demoPlayer, entriesOf, newcomer, seedSample, type TestPlayer } from '../../testing/players';
import { postForm } from '../../testing/signOnPages';
import { startPlatform, startUpMs, type TestPlatform } from '../../testing/startPlatform';

const spaceId = ids.space('moongate');
const rejection = { status: 403, body: { errorCode: 2029 } };

let club: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  club = await startPlatform({ now: '2026-11-21T18:00:00Z' });
  await seedSample(club);
}, startUpMs);
afterAll(() => club.close());
beforeEach(async () => {
  player = await newcomer(club, { units: 500, isEmailVerified: false });
});

async function verify() {
  const { db } = club.platform;
  const account = await findAccount(db, player.profileId);
  if (!account) throw new Error('The player has no account.');
  const { userId, email } = account;
  const { token } = await issueToken(db, club.clock.now(), emailVerification, { userId, payload: { email } });
  await postForm(club, '/sso/verify', { token, lang: 'en-US' });
}

const claim = ({ call }: TestPlayer, key: string) =>
  call('/v1/profiles/me/club/rewards', {
    method: 'POST',
    body: { id: ids.reward('moongate', 'river-charm'), spaceId, quantity: 1 },
    headers: { 'Idempotency-Key': key },
  });
const redeem = ({ call }: TestPlayer, key: string) =>
  call('/customintegrations/CRMCustomIntegrations.svc/rest/v1/profiles/me/PromotionKeyRewards', {
    method: 'POST',
    body: { id: 'store', spaceId: 'store' },
    headers: { 'Idempotency-Key': key },
  });

it.each([
  ['claims a reward', claim],
  ['redeems a discount code', redeem],
])('a player %s only once the email address is verified, under the same key', async (_case, spend) => {
  expect(await spend(player, 'the-key')).toMatchObject(rejection);
  const before = await entriesOf(player);
  expect(before.transactions.map(({ kind }) => kind)).toEqual(['earned']);

  await verify();
  const spent = await spend(player, 'the-key');
  expect(spent.status).toBe(200);
  expect(await spend(player, 'the-key')).toMatchObject({ status: 200, body: spent.body });
  expect((await entriesOf(player)).total).toBe(before.total + 1);
});

it('a player earns Units without a verified address, and adds friends', async () => {
  const { db } = club.platform;
  const challengeId = onlyRunId('moongate', 'nine-gates');
  const completedAt = club.clock.now();
  await db.insert(challengeProgress).values({ profileId: player.profileId, challengeId, progress: 8, completedAt });
  const banked = await player.call('/v2/profiles/me/club/challenges', {
    method: 'PUT',
    body: { challengeId, spaceId },
  });
  expect(banked).toMatchObject({ status: 200, body: { status: 'banked', unitBalance: 560 } });

  const friend = await newcomer(club);
  const body = { pid: friend.profileId };
  expect((await player.call('/v3/profiles/me/friends/requests', { method: 'POST', body })).status).toBe(200);
});

it('a demo player may spend at once', async () => {
  const response = await claim(demoPlayer(club, 'northwind'), 'demo');
  expect(response.status).toBe(200);
});
