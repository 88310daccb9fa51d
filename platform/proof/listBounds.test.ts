import { sql } from 'drizzle-orm';
import { startWithCalls } from '../testing/documentedCalls';
import { startUpMs } from '../testing/startPlatform';

const many = 600;
/** No list of a response is longer. */
const bound = 500;

/** What a player may have without a limit, once for each of many other players. */
const heavyPlayer = (id: string) => [
  sql`create temporary table others as select gen_random_uuid() as id, number from generate_series(1, ${sql.raw(`${many}`)}) as number`,
  sql`insert into accounts select (json_populate_record(account, json_build_object('user_id', id, 'email', id || '@heavy.example',
    'email_key', id || '@heavy.example', 'name_on_platform', 'heavy-' || number, 'name_key', 'heavy-' || number)::json)).*
    from others, (select accounts as account from accounts where user_id = ${id}) as own`,
  sql`insert into players (profile_id) select id from others`,
  sql`insert into friends (profile_id, friend_id, friendship_date, last_modified) select ${id}::uuid, id, now(), now() from others`,
  sql`insert into friend_requests (from_id, to_id, request_date) select id, ${id}::uuid, now() from others`,
  sql`insert into friend_requests (from_id, to_id, request_date) select ${id}::uuid, id, now() from others`,
  sql`insert into promotion_keys (code, profile_id, units, bought_at, expires_at)
    select 'HEAVY-' || number, ${id}::uuid, 100, now(), now() from others`,
  sql`insert into notices (profile_id, kind, fact, details, is_shown, created_at)
    select ${id}::uuid, 'refund', 'heavy ' || number, '{}', true, now() from others`,
  sql`insert into transactions (id, profile_id, seq, date, units, kind, reason, source, balance_after, draws)
    select gen_random_uuid(), ${id}::uuid, number, '2026-11-01', 1, 'earned', 'A gift', '{"type":"club","id":"heavy","name":"A gift"}', number, '[]'
    from others`,
];

it(
  'given a player with hundreds of each thing, no call returns a list of all of them',
  async () => {
    const { club, player, calls } = await startWithCalls();
    for (const statement of heavyPlayer(player.profileId)) await club.platform.db.execute(statement);
    const unbounded: Record<string, number> = {};
    for (const { definition, urlExample } of calls.filter(({ definition: { method } }) => method === 'GET')) {
      const { body } = await player.call(urlExample);
      const longest = longestList(body);
      if (longest > bound) unbounded[definition.id] = longest;
    }
    expect(unbounded).toEqual({});
    await club.close();
  },
  startUpMs,
);

function longestList(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? value.length : 0;
  return Math.max(own, ...Object.values(value).map(longestList));
}
