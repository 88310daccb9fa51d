import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ids } from '../content/ids';
import { findGameSecret } from '../db/stores/games/gameKeyStore';
import { seedSample } from '../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../testing/startPlatform';
import { keys } from './keys';
import { readLocalKeys, writeLocalKeys } from '../play/localKeys';

let club: TestPlatform;
beforeAll(async () => {
  club = await startPlatform();
  await seedSample(club);
}, startUpMs);
afterAll(() => club.close());

it('makes two keys of a game at most, so that its servers change from one to the other, and revokes them', async () => {
  const run = (...args: string[]) => keys.prepare(args)(club.platform.db, club.clock.now());
  expect(await run()).toEqual(['No game has a key.']);
  const [made = '', secret] = await run('--make', 'moongate');
  expect(made).toMatch(/^The key [0-9a-f]{18} of Moongate signs from now on\.$/);
  expect(secret).toMatch(/^Its secret, shown only now: [\w-]{64}$/);
  const keyId = made.slice(8, 26);
  club.clock.advance(60_000);
  await run('--make', 'moongate');
  await expect(run('--make', 'moongate')).rejects.toThrow(`Moongate has two keys, ${keyId} and `);
  expect((await run())[0]).toBe(`${keyId}  moongate  since 2026-03-04`);
  expect(await run('--revoke', keyId)).toEqual([`The key ${keyId} signs nothing any more.`]);
  await expect(run('--revoke', keyId)).rejects.toThrow(`There is no key ${keyId} that could be revoked`);
  expect(await run()).toHaveLength(1);
  await expect(run('--make', 'chess')).rejects.toThrow('There is no game "chess"; the games are moongate');
});

describe('the keys of a local platform', () => {
  const folder = mkdtempSync(join(tmpdir(), 'club-keys-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are new at each start, for every game, in a file that nobody else may read', async () => {
    const { db, clock } = club.platform;
    const file = join(folder, 'deep', 'keys.json');
    const spaceId = ids.space('moongate');
    await writeLocalKeys(db, file, clock.now());
    const first = (await readLocalKeys(file))[spaceId];
    await writeLocalKeys(db, file, clock.now());
    const keys = await readLocalKeys(file);
    expect(Object.keys(keys)).toHaveLength(3);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await findGameSecret(db, keys[spaceId]?.keyId ?? '', spaceId)).toBe(keys[spaceId]?.secret);
    expect(await findGameSecret(db, first?.keyId ?? '', spaceId)).toBeUndefined();
  });
});

it.each([
  [['--make', 'moongate', '--revoke', 'a'], `Make or revoke a key, one at a time: ${keys.usage}`],
  [['--list'], "Unknown option '--list'"],
])('%j: %s', (args, sentence) => {
  expect(() => keys.prepare(args)).toThrow(sentence);
});
