import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../platform/testing/postgresServer';
import { withBareDatabase } from './load';
import { virtualUsers, type Figures } from './measure';

const seconds = 4;

/** A claim as one function, with the locks and rows of the platform's, but none of its rules beyond the balance. */
const claimFunction = `
  create or replace function bench_claim(player uuid, wanted uuid, space uuid, price integer) returns integer
  language plpgsql as $$
  declare
    last record;
    lot record;
    missing integer := price;
    drawn integer;
    draws jsonb := '[]';
  begin
    perform 1 from players where profile_id = player for update;
    select seq, balance_after into last from transactions where profile_id = player order by seq desc limit 1;
    if last.balance_after < price then raise exception 'too few Units'; end if;
    for lot in select lot_id, remaining from lots where profile_id = player and remaining > 0
      order by expires_at nulls last, acquired_at loop
      exit when missing = 0;
      drawn := least(lot.remaining, missing);
      update lots set remaining = remaining - drawn where lot_id = lot.lot_id;
      draws := draws || jsonb_build_object('lotId', lot.lot_id, 'units', drawn);
      missing := missing - drawn;
    end loop;
    insert into transactions (id, profile_id, seq, date, units, kind, reason, source, space_id, balance_after, draws)
      values (gen_random_uuid(), player, last.seq + 1, now(), -price, 'spent', 'Reward, common',
        jsonb_build_object('type', 'reward', 'id', wanted, 'name', 'A reward'), space, last.balance_after - price, draws);
    insert into claims (claim_id, profile_id, reward_id, space_id, units, claimed_at)
      values (gen_random_uuid(), player, wanted, space, price, now());
    delete from wishes where profile_id = player and reward_id = wanted;
    insert into idempotent_replies (profile_id, key, request, reply, created_at)
      values (player, gen_random_uuid()::text, 'claim', json_build_object('unitBalance', last.balance_after - price), now());
    return last.balance_after - price;
  end $$`;

/** Claims a second of one function on the bare server, by pgbench; undefined, with a printed reason, where there is none. */
export async function claimsOfOneFunction(url: string, print: (text: string) => void): Promise<Figures | undefined> {
  const source = findPostgres();
  const program = 'binaries' in source ? join(source.binaries, 'pgbench') : '';
  if (!existsSync(program)) {
    print('Claims are not compared with one SQL function: pgbench is not among the binaries of PostgreSQL.\n');
    return undefined;
  }
  const calls = await withBareDatabase({ url }, async (db, load) => {
    await db.execute(claimFunction);
    const { rewardId, spaceId, units } = load.reward;
    return Array.from({ length: virtualUsers }, (_, user) => {
      const claim = `select bench_claim('${load.profileOf(user)}', '${rewardId}', '${spaceId}', ${units});`;
      return `\\if :client_id = ${user}\n${claim}\n\\endif\n`;
    });
  });
  const folder = mkdtempSync(join(tmpdir(), 'club-pgbench-'));
  try {
    const script = join(folder, 'claims.sql');
    writeFileSync(script, calls.join(''));
    const options = ['-n', '-M', 'prepared', '-c', String(virtualUsers), '-j', '2', '-T', String(seconds)];
    const output = execFileSync(program, [...options, '-l', '--log-prefix', join(folder, 'log'), '-f', script, url], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return { perSecond: Number(/tps = ([\d.]+)/.exec(output)?.[1]), p99: p99In(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds, from the log of each transaction: its third column has microseconds. */
function p99In(folder: string): number {
  const times = readdirSync(folder)
    .filter((name) => name.startsWith('log'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => Number(line.split(' ')[2]) / 1000)
    .sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? NaN;
}
