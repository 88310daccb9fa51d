import { sql } from 'drizzle-orm';
import { Gauge, Registry } from 'prom-client';
import { z } from 'zod';
import type { Connection } from './connect';
import { readRows } from './readRow';

const waitingJobs = z.object({ queue: z.string(), state: z.string(), jobs: z.number() });

/** What is measured of a database when a collector reads it: connections, where it is a server, and jobs. */
export function databaseMetrics({ db, countConnections }: Pick<Connection, 'db' | 'countConnections'>): Registry {
  const own = new Registry();
  const registers = [own];
  new Gauge({
    name: 'club_database_connections',
    help: 'Connections of this process to the database, and calls that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(countConnections())) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'club_jobs',
    help: 'Jobs in the database that are due and not done, by queue and state. The same for all processes.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      this.reset();
      // A database that does not answer is no reason to hide the other metrics.
      for (const { queue, state, jobs } of await readWaitingJobs(db).catch(() => [])) this.set({ queue, state }, jobs);
    },
  });
  return own;
}

const readWaitingJobs = (db: Connection['db']) =>
  readRows(
    db,
    sql`
    select name as queue, state::text as state, count(*)::integer as jobs from pgboss.job
    where state <> 'completed' and not (state = 'created' and start_after > now()) group by name, state`,
    waitingJobs,
  );
