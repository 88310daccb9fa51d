import { randomUUID } from 'node:crypto';
import { eq, getTableName, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ids } from '../content/ids';
import { demoPassword } from '../content/players/demoPassword';
import { addFriendship } from '../db/stores/players/friendStore';
import { copiedTables } from '../db/stores/accounts/dataCopyStore';
import { idempotentResponses, playEvents, recoveryCodes, secondFactorSetups } from '../db/schema';
import { runTask } from '../testing/runTask';
import { allLedgerViolations } from '../testing/allLedgerViolations';
import { runDueJobs } from '../jobs/runDueJobs';
import { addScheduledJob } from '../db/stores/jobStore';
import type { Email } from '../support/emails';
import { closingAt, deletionAt } from '../domain/accounts/closing';
import { deleteClosedAccounts } from '../useCases/accounts/closeAccount';
import { openSession } from '../db/stores/accounts/sessionStore';
import { basic, buildCreation } from '../testing/accounts';
import { toRequestInit } from '../testing/client';
import { onEveryDatabase } from '../testing/databases';
import { demoPlayer, newcomer, seedSample, type TestPlayer } from '../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../testing/startPlatform';

const day = 24 * 60 * 60 * 1000;
const { password } = buildCreation();

const columnsOfPlayers = sql`
  select distinct constraints.conrelid::regclass::text as "table", attribute.attname as "column"
  from pg_constraint constraints
  join pg_attribute attribute on attribute.attrelid = constraints.conrelid and attribute.attnum = any(constraints.conkey)
  where constraints.contype = 'f' and constraints.confrelid in ('accounts'::regclass, 'second_factors'::regclass)
  union select 'accounts', 'user_id'`;
const columns = z.array(z.object({ table: z.string(), column: z.string() }));

/** The tables with a player's id that are in no copy, and why. */
const notCopied = [
  { table: secondFactorSetups, reason: 'It has only a secret that is good for 15 minutes.' },
  { table: recoveryCodes, reason: 'It has only secrets.' },
  { table: idempotentResponses, reason: 'It repeats what the other lists have, for 30 days.' },
];

onEveryDatabase((database) => {
  let club: TestPlatform;
  let emails: Email[] = [];

  beforeAll(async () => {
    club = await startPlatform({
      database: await database.fresh(),
      sendEmail: (email) => Promise.resolve(void emails.push(email)),
    });
    await seedSample(club);
  }, startUpMs);
  afterAll(() => club.close());
  beforeEach(() => {
    emails = [];
  });

  const playerColumns = async () =>
    z.object({ rows: columns }).parse(await club.platform.db.execute(columnsOfPlayers)).rows;
  const rowsOf = async (userId: string) => {
    let count = 0;
    for (const { table, column } of await playerColumns()) {
      const rows = await club.platform.db.execute(
        sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${userId}`,
      );
      count += z.object({ rows: z.array(z.unknown()) }).parse(rows).rows.length;
    }
    return count;
  };
  const close = (player: TestPlayer) => player.call('/v3/users/me/closing', { method: 'POST', body: { password } });
  const emailOf = async ({ call }: TestPlayer) =>
    z.object({ email: z.string() }).parse((await call('/v3/users/me')).body).email;

  it('deletes a closed account when its last day has ended, once for two processes, with every row of the player', async () => {
    const [player, friend] = [await newcomer(club, { units: 80 }), await newcomer(club, { units: 30 })];
    const address = await emailOf(player);
    await player.call('/v3/profiles/me/friends/requests', { method: 'POST', body: { pid: friend.profileId } });
    expect((await close(player)).status).toBe(200);
    expect(await rowsOf(player.profileId)).toBeGreaterThan(3);

    const deletedAt = deletionAt(closingAt(club.clock.now()));
    club.clock.advance(deletedAt.getTime() - club.clock.now().getTime() - 1);
    await runTask(club.platform, deleteClosedAccounts);
    expect(await rowsOf(player.profileId)).toBeGreaterThan(3);

    club.clock.advance(1);
    emails = [];
    await Promise.all([runTask(club.platform, deleteClosedAccounts), runTask(club.platform, deleteClosedAccounts)]);
    await runDueJobs(club.platform, 'email');
    expect(await rowsOf(player.profileId)).toBe(0);
    expect(emails.filter(({ to }) => to === address)).toMatchObject([
      { subject: expect.stringContaining('is deleted') as unknown },
    ]);
    expect(await rowsOf(friend.profileId)).toBeGreaterThan(3);
    expect(await allLedgerViolations(club.platform.db)).toEqual([]);
  });

  it('names a deleted player in no notice and no claim of friends, who keep the gifts that they accepted', async () => {
    const [leaver, friend] = [await newcomer(club, { units: 80 }), await newcomer(club, { units: 80 })];
    const since = new Date(club.clock.now().getTime() - 30 * day);
    await addFriendship(club.platform.db, leaver.profileId, friend.profileId, since);
    const spaceId = ids.space('moongate');
    const wish = { rewardId: ids.reward('moongate', 'river-charm'), spaceId, message: 'forYou' };
    for (const [giver, receiver] of [
      [leaver, friend],
      [friend, leaver],
    ] as const) {
      const path = '/v1/profiles/me/club/gifts';
      const { body } = await giver.call(path, { method: 'POST', body: { ...wish, pid: receiver.profileId } });
      const { gift } = z.object({ gift: z.object({ giftId: z.string() }) }).parse(body);
      expect((await receiver.call(`${path}/${gift.giftId}`, { method: 'PUT' })).status).toBe(200);
    }
    await close(leaver);
    club.clock.advance(16 * day);
    await runTask(club.platform, deleteClosedAccounts);
    const read = async (path: string) => (await friend.call(`/v1/profiles/me/club/${path}`)).body;
    expect(await read('notices')).toMatchObject({ total: 0 });
    expect(await read('rewards/claims')).toMatchObject({ claims: [{ giverName: null, rewardId: wish.rewardId }] });
    expect(await read('gifts')).toMatchObject({ total: 0 });
    expect(await allLedgerViolations(club.platform.db)).toEqual([]);
  });

  it('keeps what was kept, and runs as a job of the schedule', async () => {
    const [kept, closed] = [await newcomer(club), await newcomer(club)];
    await close(kept);
    await close(closed);
    expect((await kept.call('/v3/users/me/closing', { method: 'DELETE' })).status).toBe(200);
    club.clock.advance(16 * day);
    await addScheduledJob(club.platform.db, 'closedAccounts');
    await runDueJobs(club.platform, 'closedAccounts');
    expect(await rowsOf(kept.profileId)).toBeGreaterThan(0);
    expect(await rowsOf(closed.profileId)).toBe(0);
  });

  it('frees the name and the address of a deleted account, which logs in no more', async () => {
    const identity = { email: 'leaver@northlight.example', nameOnPlatform: 'Leaver_1' };
    await close(await newcomer(club, identity));
    club.clock.advance(16 * day);
    await runTask(club.platform, deleteClosedAccounts);
    const login = await club.request('/v3/profiles/sessions', {
      method: 'POST',
      body: {},
      headers: { Authorization: basic(identity.email, password) },
    });
    expect(login.status).toBe(401);
    expect((await club.request('/v3/users', { method: 'POST', body: buildCreation(identity) })).status).toBe(200);
  });

  it('copies every table that has a player, or says why not', async () => {
    const listed = [...Object.values(copiedTables), ...notCopied].map(({ table }) => getTableName(table));
    expect(new Set(listed).size).toBe(listed.length);
    const tables = new Set((await playerColumns()).map(({ table }) => table));
    expect([...tables].sort()).toEqual([...listed].sort());
  });

  it('copies what a player has, of that player alone and without secrets', async () => {
    const northwind = demoPlayer(club, 'northwind');
    const { status, body } = await northwind.call('/v3/users/me/dataCopies', {
      method: 'POST',
      body: { password: demoPassword },
    });
    expect(status).toBe(200);
    const { data } = z.object({ data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) }).parse(body);
    expect(Object.keys(data)).toEqual(Object.keys(copiedTables));
    for (const list of ['ledger', 'lots', 'claims', 'games', 'stats'] as const) {
      expect(data[list]?.length).toBeGreaterThan(0);
      expect(new Set(data[list]?.map(({ profileId }) => profileId))).toEqual(new Set([ids.player('northwind')]));
    }
    for (const column of Object.values(data)
      .flat()
      .flatMap((row) => Object.keys(row)))
      expect(column).not.toMatch(/hash|secret|token|password/i);
  });

  it('copies a list of several pages whole, and sends it in parts', async () => {
    const { db, clock } = club.platform;
    const northwind = demoPlayer(club, 'northwind');
    const shared = {
      profileId: northwind.profileId,
      spaceId: ids.space('moongate'),
      name: 'session.started',
      count: 1,
    };
    for (let part = 0; part < 5; part += 1) {
      const rows = Array.from({ length: 500 }, () => ({ ...shared, eventId: randomUUID(), receivedAt: clock.now() }));
      await db.insert(playEvents).values(rows);
    }
    const isOwn = eq(playEvents.profileId, northwind.profileId);
    const all = await db.select({ eventId: playEvents.eventId }).from(playEvents).where(isOwn);

    const { ticket } = await openSession(db, clock, northwind.profileId, { rememberMe: false });
    const { headers, body } = await club.app.request(
      '/v3/users/me/dataCopies',
      toRequestInit({ method: 'POST', body: { password: demoPassword }, ticket }),
      { incoming: { socket: { remoteAddress: '203.0.113.7' } } },
    );
    const parts: Uint8Array[] = [];
    for await (const part of body ?? []) parts.push(part);

    const { data } = z
      .looseObject({ data: z.looseObject({ playEvents: z.array(z.looseObject({})) }) })
      .parse(JSON.parse(Buffer.concat(parts).toString()));
    expect(data.playEvents.map(({ eventId }) => eventId)).toEqual(all.map(({ eventId }) => eventId).toSorted());
    expect(headers.get('Content-Length')).toBeNull();
    // A part holds the thread while it is made.
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(100_000);
  });
});
