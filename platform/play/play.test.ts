import { demoPassword } from '../content/players/demoPassword';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ids } from '../content/ids';
import { writeLocalKeys } from '../play/localKeys';
import { demoPlayer, seedSample } from '../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../testing/startPlatform';
import { readOptions } from './options';
import { play } from './play';

let club: TestPlatform;
let server: { url: string; close: () => Promise<void> };
const folder = mkdtempSync(join(tmpdir(), 'club-keys-'));
const keysFile = join(folder, 'keys.json');
beforeAll(async () => {
  club = await startPlatform({ now: '2026-11-19T12:00:00Z' });
  await seedSample(club);
  await writeLocalKeys(club.platform.db, keysFile, club.clock.now());
  server = await club.listenOnPort();
}, startUpMs);
afterAll(async () => {
  await server.close();
  await club.close();
  rmSync(folder, { recursive: true });
});

const playing = (overrides = {}) => ({
  player: 'northwind@meridian.example',
  game: 'moongate',
  password: demoPassword,
  platformUrl: server.url,
  events: null,
  keysFile,
  delivers: false,
  ...overrides,
});

const playThere = (options: ReturnType<typeof playing>) => play(options, club.clock);

it('activates nothing by itself, and lists what is not activated', async () => {
  expect((await playThere(playing())).join('\n')).toContain('nobody activated it yet: The ferryman is owed.');
});

it('completes the weekly challenge that is active', async () => {
  const northwind = demoPlayer(club, 'northwind');
  const spaceId = ids.space('moongate');
  await northwind.call(`/v1/profiles/me/club/console/challenges/activateall?spaceId=${spaceId}`, { method: 'POST' });
  const lines = (await playThere(playing())).join('\n');
  expect(lines).toContain('Northwind played Moongate: lake.crossed x 8');
  expect(lines).toContain('The ferryman is owed (weekly): 0 -> 8 of 8 crossings, completed: bank 60 Units');
  expect(lines).toContain('played (stat): 38.8 h -> 39.5 h');
});

it('sends only the given events', async () => {
  const lines = await playThere(
    playing({ player: 'marlowe@meridian.example', events: [{ name: 'lake.crossed', count: 3 }] }),
  );
  expect(lines).toEqual([
    'Marlowe played Moongate: lake.crossed x 3',
    'Pay the ferryman in full (action): done, +20 Units',
    'crossings (stat): 76 -> 79',
    'Units: 110 -> 130',
    'XP: 5000 -> 5400',
  ]);
});

it('delivers what the player has claimed, once', async () => {
  const player = { player: 'marlowe@meridian.example', delivers: true };
  const marlowe = demoPlayer(club, 'marlowe');
  const body = { id: ids.reward('moongate', 'river-charm'), spaceId: ids.space('moongate') };
  expect((await marlowe.call('/v1/profiles/me/club/rewards', { method: 'POST', body })).status).toBe(200);
  expect((await playThere(playing(player))).join('\n')).toMatch(/Moongate delivered .* \(CLAIM-[-0-9A-F]+\)\./);
  expect(await playThere(playing(player))).toEqual(['Moongate has nothing to deliver.']);
});

it.each([
  ['a game it does not know', { game: 'chess' }, 'There is no game "chess"; the games are moongate, saltwatch'],
  ['a wrong password', { password: 'wrong' }, 'northwind@meridian.example cannot sign in with that password'],
  ['no keys', { keysFile: '/nowhere/keys.json' }, 'There are no keys of games in /nowhere/keys.json'],
  ['nobody there', { platformUrl: 'http://localhost:9' }, 'Nobody answers at http://localhost:9'],
])('reports %s in a sentence', async (_case, overrides, sentence) => {
  await expect(playThere(playing(overrides))).rejects.toThrow(sentence);
});

describe('the command line', () => {
  it('uses the demo password and PLATFORM_PORT by default', () => {
    const options = readOptions(['--player', 'a@b.example', '--game', 'moongate'], { PLATFORM_PORT: '4100' });
    expect(options).toEqual({
      one: {
        player: 'a@b.example',
        game: 'moongate',
        password: 'meridian-demo',
        platformUrl: 'http://localhost:4100',
        keysFile: '.data/game-keys-4100.json',
        delivers: false,
        events: null,
      },
    });
  });

  it('reads events', () => {
    const args = ['--player', 'a', '--game', 'b', '--events', 'cave.charted:12, dawn.watched'];
    expect(readOptions(args, {})).toMatchObject({
      one: {
        events: [
          { name: 'cave.charted', count: 12 },
          { name: 'dawn.watched', count: 1 },
        ],
      },
    });
  });

  it('reads the options of a load run, with a fixed default seed', () => {
    expect(readOptions(['--players', '50', '--minutes', '5'], {})).toEqual({
      load: {
        players: 50,
        minutes: 5,
        seed: 1,
        password: 'meridian-demo',
        platformUrl: 'http://localhost:4000',
        keysFile: '.data/game-keys-4000.json',
      },
    });
  });

  it.each([
    [['--players', '65'], '--players is "65"; give a whole number from 1 to 64.'],
    [['--players', 'many'], '--players is "many"'],
    [['--players', '5', '--minutes', '0'], '--minutes is "0"; give a number from 0.01 to 1440.'],
    [['--players', '5', '--game', 'moongate'], 'A crowd chooses its own games'],
    [['--seed', '5', '--player', 'a@b.example'], '--seed is for a crowd'],
    [['--game', 'b'], '--player is missing'],
    [['--player', 'a'], '--game is missing'],
    [['--player', 'a', '--game', 'b', '--events', 'cave:often'], '"cave:often" is no event'],
    [['--player', 'a', '--game', 'b', '--platform-url', 'club'], '"club" is no address'],
    [['--speed', '9'], "Unknown option '--speed'"],
  ])('%p: %s', (args, sentence) => {
    expect(() => readOptions(args, {})).toThrow(sentence);
  });
});
