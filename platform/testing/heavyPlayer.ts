import { sql, type SQL } from 'drizzle-orm';

/** How much a heavy player has. */
interface HeavyPlayer {
  /** Friends who play the same games, senders and receivers of friend requests, and codes. */
  people: number;
  /** Entries of the ledger, each with a lot; the player has none before. */
  entries: number;
  claims: number;
  notices: number;
  devices: number;
}

/** The statements that give a player as much as a limit does not prevent. */
export function heavyPlayer(playerId: string, { people, entries, claims, notices, devices }: HeavyPlayer): SQL[] {
  const id = sql`${playerId}::uuid`;
  const numbers = (count: number) => sql`generate_series(1, ${sql.raw(`${count}`)}) as number`;
  const others = sql`(select md5('other ' || number)::uuid as id, number from ${numbers(people)}) as others`;
  return [
    sql`insert into accounts select (json_populate_record(account, json_build_object('user_id', id, 'email', id || '@heavy.example',
      'email_key', id || '@heavy.example', 'name_on_platform', 'heavy-' || number, 'name_key', 'heavy-' || number)::json)).*
      from ${others}, (select accounts as account from accounts where user_id = ${id}) as own`,
    sql`insert into players (profile_id) select id from ${others}`,
    sql`insert into owned_games select (json_populate_record(game, json_build_object('profile_id', others.id)::json)).*
      from ${others}, owned_games as game where game.profile_id = ${id}`,
    sql`insert into friends (profile_id, friend_id, friendship_date, last_modified) select ${id}, id, now(), now() from ${others}`,
    sql`insert into friend_requests (from_id, to_id, request_date) select id, ${id}, now() from ${others}`,
    sql`insert into friend_requests (from_id, to_id, request_date) select ${id}, id, now() from ${others}`,
    sql`insert into promotion_keys (code, profile_id, units, bought_at, expires_at)
      select 'HEAVY-' || number, ${id}, 100, now(), now() from ${others}`,
    sql`insert into notices (profile_id, kind, fact, details, is_shown, created_at)
      select ${id}, 'refund', 'heavy ' || number, '{"units":1}', true, now() from ${numbers(notices)}`,
    sql`insert into lots (lot_id, profile_id, units, remaining, acquired_at, expires_at)
      select gen_random_uuid(), ${id}, 1, 1, now(), date_trunc('month', now()) + (1 + number % 24) * interval '1 month' from ${numbers(entries)}`,
    sql`insert into transactions (id, profile_id, seq, date, units, kind, reason, source, balance_after, draws)
      select gen_random_uuid(), ${id}, number, now() - (${entries}::integer - number) * interval '3 hours', 1, 'earned', 'A gift',
        '{"type":"club","id":"heavy","name":"A gift"}', number, '[]' from ${numbers(entries)}`,
    sql`insert into claims (claim_id, profile_id, reward_id, space_id, units, claimed_at)
      select gen_random_uuid(), ${id}, reward_id, space_id, value, now() - number * interval '1 hour'
      from ${numbers(claims)} join (select *, row_number() over () as place, count(*) over () as total from rewards) as reward
        on place = 1 + number % total`,
    sql`insert into sign_on_sessions (cookie_hash, user_id, device, expires_at, created_at, used_at)
      select 'heavy ' || number, ${id}, 'Firefox, Windows', now() + interval '30 days', now(), now() from ${numbers(devices)}`,
  ];
}
