import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { z } from 'zod';
import { operationsOf } from '../app';
import { ids } from '../content/ids';
import { connect } from '../db/connect';
import { readRow } from '../db/readRow';
import type { Cursor } from '../db/slices';
import { openSession } from '../db/stores/accounts/sessionStore';
import { addScheduledJob, scheduledQueues } from '../db/stores/jobStore';
import { documentCalls } from '../http/documents/documentCalls';
import { tasks } from '../jobs/jobHandlers';
import { runDueJobs } from '../jobs/runDueJobs';
import { systemClock } from '../support/clock';
import { buildCreation } from '../testing/accounts';
import { onEveryDatabase, onPostgres } from '../testing/databases';
import { execute } from '../testing/postgresServer';
import { runTask } from '../testing/runTask';
import { postForm, widgetRequest } from '../testing/signOnPages';
import { countStatements, type StatementCounter } from '../testing/countStatements';
import { startPlatform, type TestPlatform } from '../testing/startPlatform';
import { claim, join, openSample, type Member } from './testing/club';

jest.setTimeout(120_000);

/** Tables whose rows do not grow with the players: to read them whole is cheap. */
const smallTables = new Set([
  'games',
  'game_platforms',
  'game_keys',
  'challenges',
  'challenge_runs',
  'actions',
  'badges',
  'rewards',
  'stats',
  'news',
  'avatars',
  'star_players',
  'facts',
  'queue',
]);

const website = '/clubwip/v1/profiles/me/club/website';
const club = '/v1/profiles/me/club';
/** Where later slices of tasks begin: after these values of the columns that they are sorted by. */
const [instant, id] = [new Date(0).toISOString(), ids.player('northwind')];
const changes = [
  ['balances', instant, id],
  ['levels', instant, id],
  ['own', instant, id, id],
  ['rewards', id, id],
];
const laterSlices: Readonly<Record<string, readonly Cursor[]>> = {
  expireUnits: [[instant, id]],
  checkLedgers: [[id]],
  unitsExpiring: [['7', instant, id]],
  deleteClosedAccounts: [[instant, id]],
  claimDueGoals: changes.map((place) => [instant, instant, ...place]),
  wishAffordable: changes.map((place) => [instant, instant, ...place]),
};

const eventsPath = '/v3/profiles/me/events';
const spaceId = ids.space('moongate');

const events = () => ({
  spaceId,
  events: [
    { id: randomUUID(), name: 'gate.opened', count: 1 },
    { id: randomUUID(), name: 'session.ended', count: 600 },
  ],
});

type Call = (platform: TestPlatform, member: Member) => Promise<{ status: number }>;

const hotCalls: Record<string, Call> = {
  'reading a balance': ({ request }, { ticket }) => request(`${website}/newbalance`, { ticket }),
  "reading a game's rewards": ({ request }, { ticket }) =>
    request(`${website}/rewards/details?spaceId=${spaceId}`, { ticket }),
  'reading the ledger': ({ request }, { ticket }) => request(`${club}/units/transactions?offset=2`, { ticket }),
  'reading spendings': ({ request }, { ticket }) => request(`${club}/units/transactions?type=spent`, { ticket }),
  'reading claims': ({ request }, { ticket }) => request(`${club}/rewards/claims`, { ticket }),
  'claiming a reward': ({ request }, member) => claim(request, member, randomUUID()),
  'a batch of events': ({ request }, member) => request(eventsPath, member.asGame(eventsPath, events())),
};

onPostgres((database) => {
  let url = '';
  let counter: StatementCounter;
  let platform: TestPlatform;
  let member: Member;
  beforeAll(async () => {
    const place = await database.fresh();
    await (await openSample(place)).close();
    url = 'url' in place ? place.url : '';
    counter = countStatements();
    platform = await startPlatform({ database: { url }, clock: systemClock });
    member = await join({ db: platform.platform.db }, 1000);
    // The first call loads the catalog.
    await hotCalls["reading a game's rewards"]?.(platform, member);
  });
  afterAll(async () => {
    await platform.close();
    counter.stop();
  });

  it.each(Object.keys(hotCalls))('%s finds what players have by an index', async (name) => {
    counter.take();
    expect((await hotCalls[name]?.(platform, member))?.status).toBe(200);
    const statements = counter.take();
    const readable = statements.filter(isReadable);
    expect(readable.length).toBeGreaterThan(0);
    for (const text of readable)
      expect({ text, whole: readWhole(await planOf(url, text)) }).toEqual({ text, whole: [] });
  });

  it.each(scheduledQueues)('the job %s finds what is due by an index', async (queue) => {
    counter.take();
    await addScheduledJob(platform.platform.db, queue);
    await runDueJobs(platform.platform, queue);
    // The first time, some tasks begin with all that waits; then with what has changed.
    for (const [name, task] of Object.entries(tasks[queue])) {
      await runTask(platform.platform, task);
      for (const after of laterSlices[name] ?? []) await task(platform.platform, after);
    }
    expect(await tablesReadWhole(queue)).toEqual({});
  });

  it('given a player with many events, a batch finds those that it needs by their ids and names', async () => {
    await execute(
      url,
      `insert into play_events (profile_id, event_id, space_id, name, count, received_at)
        select '${member.profileId}', gen_random_uuid(), '${spaceId}', 'gate.opened', 1, now() - interval '2 days'
        from generate_series(1, 3000);
      analyze play_events`,
    );
    counter.take();
    await hotCalls['a batch of events']?.(platform, member);
    const reading = counter.take().filter((text) => /^select[^]*from play_events/i.test(text));
    expect(reading).toHaveLength(1);
    const conditions = eventConditions(await planOf(url, reading[0] ?? ''));
    expect(conditions).toHaveLength(3);
    for (const condition of conditions) expect(condition).toMatch(/profile_id = .+(event_id|name) = /);
  });

  it('the sign-on finds an account by an index', async () => {
    const credentials = { ...widgetRequest, email: 'member1@meridian.example', password: buildCreation().password };
    const whole: Record<string, unknown> = {};
    for (const form of ['login', 'forgotten', 'signup']) {
      counter.take();
      const { status } = await postForm(platform, `/sso/${form}`, credentials);
      expect(status).toBeLessThan(500);
      Object.assign(whole, await tablesReadWhole(form));
    }
    expect(whole).toEqual({});
  });

  // Last, as these calls change and close the player's account.
  it('every documented call finds what players have by an index', async () => {
    const { calls } = documentCalls(operationsOf(platform.platform), platform.platform.baseUrl);
    const whole: Record<string, unknown> = {};
    for (const { definition, urlExample, body, bodyExample } of calls) {
      const { db, clock } = platform.platform;
      const { ticket } = await openSession(db, clock, member.profileId, { rememberMe: false });
      counter.take();
      await platform.request(urlExample, { method: definition.method, ticket, ...(body && { body: bodyExample }) });
      Object.assign(whole, await tablesReadWhole(definition.id));
    }
    expect(whole).toEqual({});
  });

  /** Statements since the last count that read a table of players whole, with what caused them. */
  async function tablesReadWhole(cause: string): Promise<Record<string, unknown>> {
    const whole: Record<string, unknown> = {};
    for (const text of new Set(counter.take().filter(isReadable))) {
      const tables = readWhole(await planOf(url, text));
      if (tables.length > 0) whole[text] = { cause, tables };
    }
    return whole;
  }
});

const isReadable = (text: string) => /^\s*(select|with|update|delete|insert)/i.test(text);

onEveryDatabase((database) => {
  it('finds the rows that a deleted row takes with it by an index', async () => {
    const { db, close } = await connect(await database.fresh());
    const found = await readRow(
      db,
      sql`select coalesce(json_agg(conrelid::regclass::text || ' ' || conname), '[]') as keys from pg_constraint
      where contype = 'f' and confrelid in ('accounts'::regclass, 'sessions'::regclass, 'sign_on_sessions'::regclass,
          'notices'::regclass, 'play_events'::regclass, 'transactions'::regclass, 'second_factors'::regclass)
        and not exists (select 1 from pg_index where indrelid = conrelid and indpred is null
          and (string_to_array(indkey::text, ' ')::smallint[])[1:array_length(conkey, 1)] @> conkey)`,
      z.object({ keys: z.array(z.string()) }),
    );
    await close();
    expect(found).toEqual({ keys: [] });
  });
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  'Index Cond'?: string | undefined;
  Plans?: Plan[] | undefined;
}

const plan: z.ZodType<Plan> = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  Plans: z.array(z.lazy(() => plan)).optional(),
});
const explained = z.tuple([z.looseObject({ 'QUERY PLAN': z.tuple([z.object({ Plan: plan })]) })]);

/** How PostgreSQL runs a statement, whatever its parameters are. */
async function planOf(url: string, text: string): Promise<Plan> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // The test's tables are small, so the planner would rather read them whole: it may do so only where no index fits.
    await client.query('set enable_seqscan = off');
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query(`prepare hot as ${text}`);
    const count = new Set(text.match(/\$\d+/g)).size;
    const values = count > 0 ? `(${Array.from({ length: count }, () => 'null').join(', ')})` : '';
    const { rows } = await client.query(`explain (format json) execute hot${values}`);
    const [row] = explained.parse(rows);
    return row['QUERY PLAN'][0].Plan;
  } finally {
    await client.end();
  }
}

/** The tables of players that a plan reads from one end to the other, also along an index; the first rows in its order may be read. */
function readWhole(read: Plan, isLimited = false, tableAbove = ''): string[] {
  const { 'Node Type': type, 'Relation Name': table = tableAbove, 'Index Cond': condition, Plans: parts = [] } = read;
  const isWhole = type === 'Seq Scan' || (isAlongIndex(type) && !condition && !isLimited);
  const isLarge = !smallTables.has(table) && !isOfQueue(table);
  return [
    ...(isWhole && isLarge ? [table] : []),
    ...parts.flatMap((part) => readWhole(part, isLimited || type === 'Limit', table)),
  ];
}

const isAlongIndex = (type: string) => ['Index Scan', 'Index Only Scan', 'Bitmap Index Scan'].includes(type);

/** The table of a queue's jobs, as pg-boss names it. */
const isOfQueue = (table: string) => /^j[0-9a-f]{56}$/.test(table);

/** By what a plan looks up events, for each look-up. */
const eventConditions = ({
  'Index Name': index = '',
  'Index Cond': condition = '',
  Plans: parts = [],
}: Plan): string[] => [...(index.startsWith('play_events') ? [condition] : []), ...parts.flatMap(eventConditions)];
