import { z } from 'zod';
import { connect, type Database } from '../platform/db/connect';
import { creditUnits } from '../platform/useCases/club/creditUnits';
import { changePlayer } from '../platform/db/stores/players/playerStore';
import { readRewards } from '../platform/db/stores/rewards/rewardStore';
import { content } from '../platform/content/content';
import { virtualUsers } from '../platform/content/players/virtualUsers';
import { demoPassword } from '../platform/content/players/demoPassword';
import { ids } from '../platform/content/ids';
import { seedDatabase } from '../platform/db/seed/seedDatabase';
import { clientOf } from '../platform/testing/client';
import type { KeptPlace } from '../platform/testing/databases';
import { callers } from './measure';

/** Players for a benchmark, one a caller, rich enough to claim all the time, and the reward that they claim. */
export interface Crowd {
  profileOf(caller: number): string;
  ticketOf(caller: number): string;
  reward: { rewardId: string; spaceId: string };
}

/** More than anybody can spend in a few seconds. */
const fortune = 100_000_000;
const gift = { reason: 'A gift', source: { type: 'club', id: 'bench', name: 'A gift' }, spaceId: null } as const;

const players = virtualUsers.slice(0, callers).map(({ key, email }) => ({ profileId: ids.player(key), email }));
const sessionReply = z.object({ ticket: z.string() });

/** Plants a database, makes the crowd rich, and lets `work` have it as long as it takes. */
export async function withBareDatabase<T>(
  place: KeptPlace,
  work: (db: Database, crowd: Crowd) => Promise<T>,
): Promise<T> {
  const { db, close } = await connect(place, (empty) => seedDatabase(empty, content, new Date()));
  try {
    const reward = await openReward(db);
    for (const { profileId } of players) {
      const now = new Date();
      await changePlayer(db, profileId, (tx, player) =>
        creditUnits(tx, player, [{ units: fortune, details: gift }], now),
      );
    }
    return await work(db, { profileOf, ticketOf: noTicket, reward });
  } finally {
    await close();
  }
}

/** Signs the crowd in, one after the other: a password is slow to check on purpose. */
export async function signIn(url: string, reward: Crowd['reward']): Promise<Crowd> {
  const call = clientOf(url);
  const tickets: string[] = [];
  for (const { email } of players) {
    const credentials = Buffer.from(`${email}:${demoPassword}`).toString('base64');
    const { body } = await call('/v3/profiles/sessions', {
      method: 'POST',
      headers: { Authorization: `Basic ${credentials}` },
    });
    tickets.push(sessionReply.parse(body).ticket);
  }
  return { profileOf, ticketOf: (caller) => tickets[caller] ?? noTicket(), reward };
}

function profileOf(caller: number): string {
  const player = players[caller];
  if (!player) throw new Error(`There is no player for caller ${caller}.`);
  return player.profileId;
}

function noTicket(): string {
  throw new Error('Nobody signed in.');
}

/** The cheapest reward that anybody may claim without end. */
async function openReward(db: Database): Promise<Crowd['reward']> {
  const open = (await readRewards(db)).filter((row) => row.lockReason === null && row.quantityLimit === null);
  const [cheapest] = open.sort((a, b) => a.value - b.value);
  if (!cheapest) throw new Error('Every reward has a lock or a limit.');
  return cheapest;
}
