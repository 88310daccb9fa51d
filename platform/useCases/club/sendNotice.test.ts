import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ids } from '../../content/ids';
import { rewards, ruleChanges } from '../../db/schema';
import { setClosing } from '../../db/stores/accounts/accountStore';
import { addNotices } from '../../db/stores/players/noticeStore';
import { legalOptinsKeyFor } from '../../domain/accounts/policies';
import { addDays } from '../../domain/calendar';
import { runDueJobs } from '../../jobs/runDueJobs';
import type { Email } from '../../support/emails';
import { newcomer, outdatedPolicies, seedSample, type TestPlayer } from '../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../testing/startPlatform';
import { blockPlayer } from './blockPlayer';
import { addAllNotices } from '../../testing/addAllNotices';

const choicesPath = '/v1/profiles/me/club/notices/choices';
const requestsPath = '/v3/profiles/me/friends/requests';
const noonInParis = '2026-03-04T11:00:00Z';
const spaceId = ids.space('moongate');
const charm = ids.reward('moongate', 'river-charm');
const ferry = ids.reward('moongate', 'last-ferry');

let club: TestPlatform;
let emails: Email[] = [];
beforeAll(async () => {
  club = await startPlatform({ sendEmail: (email) => Promise.resolve(void emails.push(email)) });
  await seedSample(club);
}, startUpMs);
beforeEach(async () => {
  club.clock.set(new Date(noonInParis));
  await club.platform.db.execute(sql`delete from pgboss.job`);
  emails = [];
});
afterAll(() => club.close());

/** Runs the jobs that are due; the queue has the database's clock, which tests do not set. */
async function runJobs() {
  await club.platform.db.execute(sql`update pgboss.job set start_after = now() where state = 'created'`);
  for (const queue of ['noticeDelivery', 'email'] as const) await runDueJobs(club.platform, queue);
}
async function run() {
  await addAllNotices(club.platform);
  await runJobs();
}
const choose = ({ call }: TestPlayer, body: object) => call(choicesPath, { method: 'PUT', body });
const night = { isOn: true, from: 22, until: 8, timeZone: 'Europe/Paris' };
const waiting = z.object({ rows: z.array(z.object({ seconds: z.coerce.number() })) });

it('is one email in the language of the player, with a link to the club and one that stops the kind', async () => {
  const player = await newcomer(club, {
    ...outdatedPolicies,
    preferredLanguage: 'de',
    email: 'greta@northlight.example',
  });
  await run();
  await run();
  const found = emails.filter(({ to }) => to === 'greta@northlight.example');
  expect(found).toMatchObject([{ subject: 'Unsere Bedingungen haben sich geändert' }]);
  const [email] = found;
  expect(email?.text).toContain('http://localhost:3000/de-DE/dashboard?_popup=notices');
  expect(email?.text).toContain(email?.unsubscribeUrl);
  expect(email?.unsubscribeUrl).toContain(`http://localhost:4000/sso/notices?player=${player.profileId}`);
});

it('is sent once, also where its job runs twice', async () => {
  await newcomer(club, outdatedPolicies);
  await addAllNotices(club.platform);
  await club.platform.db.execute(
    sql`insert into pgboss.job (name, data) select name, data from pgboss.job where name = 'noticeDelivery'`,
  );
  await runJobs();
  expect(emails).toHaveLength(1);
});

it('is not sent to an address that is not confirmed', async () => {
  await newcomer(club, { ...outdatedPolicies, isEmailVerified: false });
  await run();
  expect(emails).toEqual([]);
});

it.each([
  ['before it is due', true],
  ['before it is sent', false],
])('is not sent where the player rejects the kind %s', async (_case, isBefore) => {
  const player = await newcomer(club, outdatedPolicies);
  const reject = () => choose(player, { choices: [{ kind: 'rulesChanged', channel: 'email', isChosen: false }] });
  if (isBefore) await reject();
  await addAllNotices(club.platform);
  if (!isBefore) await reject();
  await runJobs();
  expect(emails).toEqual([]);
  const { body } = await player.call('/v1/profiles/me/club/notices');
  expect(body).toMatchObject({ total: 1 });
});

it('is not sent once the player has read it in the club', async () => {
  const player = await newcomer(club, outdatedPolicies);
  await addAllNotices(club.platform);
  await player.call('/v1/profiles/me/club/notices', { method: 'PUT', body: { read: null } });
  await runJobs();
  expect(emails).toEqual([]);
});

it('waits for the end of quiet hours over midnight, in the zone of the player', async () => {
  await choose(await newcomer(club, outdatedPolicies), { choices: [], quietHours: night });
  await choose(await newcomer(club, { ...outdatedPolicies, email: 'noor@northlight.example' }), {
    choices: [],
    quietHours: { ...night, timeZone: 'America/New_York' },
  });
  club.clock.set(new Date('2026-03-04T22:30:00Z'));
  await run();
  expect(emails.map(({ to }) => to)).toEqual(['noor@northlight.example']);
  const { rows } = waiting.parse(
    await club.platform.db.execute(
      sql`select extract(epoch from start_after - created_on) as seconds from pgboss.job where state = 'created'`,
    ),
  );
  expect(rows).toEqual([{ seconds: 8.5 * 3600 }]);
  club.clock.set(new Date('2026-03-05T06:59:00Z'));
  await runJobs();
  expect(emails).toHaveLength(1);
  club.clock.set(new Date('2026-03-05T07:00:00Z'));
  await runJobs();
  await runJobs();
  expect(emails).toHaveLength(2);
});

it('has the quiet hours of the country of a player who has chosen nothing', async () => {
  const player = await newcomer(club, outdatedPolicies);
  expect((await player.call(choicesPath)).body).toMatchObject({
    quietHours: night,
    hasChosenZone: false,
    isEmailVerified: true,
  });
  club.clock.set(new Date('2026-03-04T23:00:00Z'));
  await run();
  expect(emails).toEqual([]);
});

it('is not sent where quiet hours end after what it is about', async () => {
  const player = await newcomer(club, { units: 40 });
  await choose(player, { choices: [], quietHours: { ...night, timeZone: 'Pacific/Honolulu' } });
  club.clock.set(new Date('2028-03-31T22:30:00-10:00'));
  await run();
  club.clock.set(new Date('2028-04-01T08:00:00-10:00'));
  await runJobs();
  expect(emails).toEqual([]);
  expect((await player.call('/v1/profiles/me/club/notices')).body).toMatchObject({ total: 1 });
});

it.each(['Europe/Atlantis', '+01:00', ''])('quiet hours in the zone %j are rejected', async (timeZone) => {
  const { status } = await choose(await newcomer(club), { choices: [], quietHours: { ...night, timeZone } });
  expect(status).toBe(400);
});

it('names what it is about: a wish, and the friend who asks', async () => {
  const player = await newcomer(club, { units: 30, preferredLanguage: 'en' });
  await player.call(`/v1/profiles/me/club/wishlist/${charm}`, { method: 'PUT' });
  const friend = await newcomer(club, { nameOnPlatform: 'Inquirer' });
  await friend.call(requestsPath, { method: 'POST', body: { pid: player.profileId } });
  await run();
  expect(emails.map(({ subject }) => subject).toSorted()).toEqual([
    'New friend request: Inquirer',
    'You have enough Units for River charm',
  ]);
});

it('of a gift that came back says in its text, not in its subject, what becomes of the Units', async () => {
  const { profileId } = await newcomer(club, { preferredLanguage: 'en' });
  const details = { playerName: 'Receiver', units: 1030 };
  await addNotices(club.platform.db, [{ profileId, kind: 'giftReturned', fact: charm, details }], club.clock.now());
  await runJobs();
  expect(emails).toMatchObject([{ subject: 'Your gift to Receiver came back' }]);
  expect(emails[0]?.text).toMatch(/^Your gift to Receiver came back\n\nRefunded Units: 1,030\. Any that have expired/);
});

it('is none for the request of a player who is blocked', async () => {
  const [player, pest] = [await newcomer(club), await newcomer(club)];
  const request = () => pest.call(requestsPath, { method: 'POST', body: { pid: player.profileId } });
  // The first one is sent before the block, and its email is not.
  await request();
  await blockPlayer(club.platform.db, player.profileId, pest.profileId, club.clock.now());
  await request();
  await runJobs();
  expect(emails).toEqual([]);
  expect((await player.call('/v1/profiles/me/club/notices')).body).toMatchObject({ total: 0 });
});

it('is none for a request that is withdrawn before it is sent, and the notice goes with it', async () => {
  const [player, friend] = [await newcomer(club), await newcomer(club)];
  await friend.call(requestsPath, { method: 'POST', body: { pid: player.profileId } });
  await friend.call(`${requestsPath}/${player.profileId}`, { method: 'DELETE' });
  await runJobs();
  expect(emails).toEqual([]);
  expect((await player.call('/v1/profiles/me/club/notices')).body).toMatchObject({ total: 0 });
});

it('is one a day for a request that is withdrawn and made again, which is listed once', async () => {
  const [player, friend] = [await newcomer(club), await newcomer(club)];
  const request = async () => {
    await friend.call(requestsPath, { method: 'POST', body: { pid: player.profileId } });
    await runJobs();
  };
  await request();
  await friend.call(`${requestsPath}/${player.profileId}`, { method: 'DELETE' });
  club.clock.advance(60_000);
  await request();
  expect(emails).toHaveLength(1);
  expect((await player.call('/v1/profiles/me/club/notices')).body).toMatchObject({ total: 1, unread: 1 });

  await friend.call(`${requestsPath}/${player.profileId}`, { method: 'DELETE' });
  club.clock.set(addDays(club.clock.now(), 1));
  await request();
  expect(emails).toHaveLength(2);
});

it('is not sent while the account is closing, and is listed if the player keeps it', async () => {
  const { db, clock } = club.platform;
  const player = await newcomer(club, outdatedPolicies);
  await setClosing(db, player.profileId, addDays(clock.now(), 14));
  await run();
  await setClosing(db, player.profileId, null);
  await run();
  expect(emails).toEqual([]);
  expect((await player.call('/v1/profiles/me/club/notices')).body).toMatchObject({ total: 1 });
});

/** What settles a notice between its job and its email; each player has one notice. */
const settled: [string, () => Promise<{ player: TestPlayer; settle: () => Promise<unknown> }>][] = [
  [
    'the player accepts the friend request',
    async () => {
      const [player, friend] = [await newcomer(club), await newcomer(club)];
      await friend.call(requestsPath, { method: 'POST', body: { pid: player.profileId } });
      return { player, settle: () => player.call(`${requestsPath}/${friend.profileId}`, { method: 'PUT' }) };
    },
  ],
  [
    'the player accepts the policies',
    async () => {
      const player = await newcomer(club, outdatedPolicies);
      const legalOptinsKey = legalOptinsKeyFor('FR', 'fr-FR');
      const accept = { method: 'PUT', body: { legalOptinsKey } } as const;
      return { player, settle: () => player.call(`/v3/users/${player.profileId}/policies`, accept) };
    },
  ],
  [
    'the player claims the wish',
    async () => {
      const player = await newcomer(club, { units: 30 });
      await player.call(`/v1/profiles/me/club/wishlist/${charm}`, { method: 'PUT' });
      const claim = { method: 'POST', body: { id: charm, spaceId, quantity: 1 } } as const;
      return { player, settle: () => player.call('/v1/profiles/me/club/rewards', claim) };
    },
  ],
  [
    'the club tells the player that a wish is affordable',
    async () => {
      const player = await newcomer(club, { units: 30 });
      await player.call(`/v1/profiles/me/club/wishlist/${charm}`, { method: 'PUT' });
      const note = { method: 'PUT', body: { notified: [charm] } } as const;
      return { player, settle: () => player.call('/v1/profiles/me/club/wishlist', note) };
    },
  ],
  [
    'the new price of a wish changes again',
    async () => {
      const { db } = club.platform;
      const setPrice = async (value: number) => {
        await db.update(rewards).set({ value }).where(eq(rewards.rewardId, ferry));
        return { status: 200 };
      };
      await setPrice(1600);
      await db.delete(ruleChanges);
      const player = await newcomer(club);
      await player.call(`/v1/profiles/me/club/wishlist/${ferry}`, { method: 'PUT' });
      await setPrice(1500);
      return { player, settle: () => setPrice(1600) };
    },
  ],
  [
    'the player spends the Units that expire',
    async () => {
      club.clock.set(new Date('2024-03-04T11:00:00Z'));
      const player = await newcomer(club, { units: 30 });
      club.clock.set(new Date('2026-03-25T11:00:00Z'));
      const claim = { method: 'POST', body: { id: charm, spaceId, quantity: 1 } } as const;
      return { player, settle: () => player.call('/v1/profiles/me/club/rewards', claim) };
    },
  ],
  [
    'the player banks the challenge',
    async () => {
      const player = await newcomer(club);
      const challengeId = await completeWeekly(player);
      club.clock.set(new Date('2026-03-10T11:00:00Z'));
      const bank = { method: 'PUT', body: { challengeId, spaceId } } as const;
      return { player, settle: () => player.call('/v2/profiles/me/club/challenges', bank) };
    },
  ],
];

it.each(settled)('is not sent where %s meanwhile', async (_case, given) => {
  const { player, settle } = await given();
  await addAllNotices(club.platform);
  expect((await player.call('/v1/profiles/me/club/notices')).body).toMatchObject({ total: 1 });
  expect(await settle()).toMatchObject({ status: 200 });
  await runJobs();
  expect(await emailsTo(player)).toEqual([]);
});

it.each(settled)('is sent unless %s', async (_case, given) => {
  const { player } = await given();
  await run();
  expect(await emailsTo(player)).toHaveLength(1);
});

async function emailsTo({ call }: TestPlayer): Promise<Email[]> {
  const { email } = z.object({ email: z.string() }).parse((await call('/v3/users/me')).body);
  return emails.filter(({ to }) => to === email);
}

const listed = z.object({ challenges: z.array(z.looseObject({ challengeId: z.string(), type: z.string() })) });

/** Completes this week's challenge; returns its id. */
async function completeWeekly(player: TestPlayer): Promise<string> {
  const { body } = await player.call(`/v1/profiles/me/club/console/challenges/details?spaceId=${spaceId}`);
  const challengeId = listed.parse(body).challenges.find(({ type }) => type === 'weekly')?.challengeId ?? '';
  await player.call('/v2/profiles/me/club/challenges', { method: 'POST', body: { challengeId, spaceId } });
  const play = { spaceId, events: [{ name: 'lake.crossed', count: 5 }] };
  await player.callAsGame('/v3/profiles/me/events', { method: 'POST', body: play });
  return challengeId;
}
