import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { content } from '../content/content';
import { writeLocalKeys } from '../play/localKeys';
import { virtualUsers } from '../content/players/virtualUsers';
import { demoPassword } from '../content/players/demoPassword';
import { seedDatabase } from '../db/seed/seedDatabase';
import { expectSoundLedger, demoPlayer, entriesOf } from '../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../testing/startPlatform';
import { createRng } from './rng';
import { basicOf } from './client';
import { playLoad } from './load';

let club: TestPlatform;
let server: Awaited<ReturnType<TestPlatform['listenOnPort']>>;
const folder = mkdtempSync(join(tmpdir(), 'club-keys-'));
const keysFile = join(folder, 'keys.json');
beforeAll(async () => {
  club = await startPlatform({ now: '2026-11-19T12:00:00Z' });
  await seedDatabase(club.platform.db, content, club.platform.clock.now());
  await writeLocalKeys(club.platform.db, keysFile, club.clock.now());
  server = await club.listenOnPort();
}, startUpMs);
afterAll(async () => {
  await server.close();
  await club.close();
  rmSync(folder, { recursive: true });
});

const playing = (overrides = {}) => ({
  players: 3,
  minutes: 0.12,
  seed: 7,
  password: demoPassword,
  platformUrl: server.url,
  keysFile,
  ...overrides,
});
const quietly = () => ({ log: () => undefined, signal: new AbortController().signal, clock: club.clock });

it('plays for many players at once, and every ledger adds up afterwards', async () => {
  const players = virtualUsers.slice(0, 3).map(({ key }) => demoPlayer(club, key));
  const readEntries = async () => (await Promise.all(players.map(entriesOf))).flatMap((page) => page.transactions);
  const stop = new AbortController();
  const run = playLoad(playing({ minutes: 5 }), { ...quietly(), signal: stop.signal });
  while ((await readEntries()).length === 0) await new Promise((resolve) => setTimeout(resolve, 200));
  stop.abort();
  const summary = await run;
  for (const player of players) await expectSoundLedger(player);
  expect(summary[0]).toMatch(/^3 players, \d+ s, \d+ calls/);
  expect(summary.at(-1)).toBe('Refused: none');
}, 120_000);

it('stops when the signal aborts', async () => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 500);
  const began = Date.now();
  await playLoad(playing({ minutes: 5 }), { ...quietly(), signal: stop.signal });
  expect(Date.now() - began).toBeLessThan(10_000);
}, 30_000);

it('throws a sentence that explains why it cannot start', async () => {
  await expect(playLoad(playing({ password: 'wrong' }), quietly())).rejects.toThrow(
    /^crowd-0\d@meridian.example cannot sign in/,
  );
});

it('waits as long as the platform requests', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await server.call('/v3/profiles/sessions', {
      method: 'POST',
      headers: { Authorization: basicOf('crowd-02@meridian.example', `wrong ${attempt}`) },
    });
  }
  const summary = await playLoad(playing({ minutes: 0.03 }), quietly());
  expect(summary[0]).toMatch(/^3 players, \d+ s, 0 calls/);
}, 30_000);

it('gives the same numbers for the same seed', () => {
  const draw = (seed: number) => {
    const rng = createRng(seed);
    return Array.from({ length: 20 }, () => rng.between(1, 6));
  };
  expect(draw(5)).toEqual(draw(5));
  expect(draw(5)).not.toEqual(draw(6));
  expect(new Set(draw(5)).size).toBeGreaterThan(3);
  expect(Math.min(...draw(5))).toBeGreaterThanOrEqual(1);
  expect(Math.max(...draw(5))).toBeLessThanOrEqual(6);
});
