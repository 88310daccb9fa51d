import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '../../platform/content/players/demoPassword';
import { connect } from '../../platform/db/connect';
import { allLedgerViolations } from '../../platform/testing/allLedgerViolations';
import { playLoad } from '../../platform/play/load';
import { stopProcesses, untilHealthy } from '../../platform/support/nodeProcess';
import { freePort } from '../../platform/testing/freePort';
import { platformCommand, testVariables } from '../../platform/testing/platformProcess';
import { countAnswers } from './answers';
import { measure, startMeasured, type Measurement } from './measuredProcess';
import { growthIn } from './verdict';
import { visitPlatform } from './visitorLoad';

const rounds = 8;
const roundMs = 3_000;

it('given rounds of play, visits and sign-ins, when garbage is collected, then the platform holds what it held before and every ledger adds up', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'club-soak-'));
  const database = { folder: join(folder, 'database') };
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const keysFile = join(folder, 'game-keys.json');
  const variables = {
    ...testVariables,
    PLATFORM_PORT: String(port),
    SERVICES_URL: url,
    DATABASE_URL: '',
    DATABASE_FOLDER: database.folder,
    LETTERS_FOLDER: join(folder, 'letters'),
    GAME_KEYS_FILE: keysFile,
  };
  const platform = startMeasured(await platformCommand(), variables, 'ignore');
  const answers = countAnswers();
  const measurements: Measurement[] = [];
  try {
    await untilHealthy(`${url}/health`, platform);
    for (let round = 0; round < rounds; round += 1) {
      const end = AbortSignal.timeout(roundMs);
      await Promise.all([
        playLoad(
          { players: 4, minutes: 1, seed: round, password: demoPassword, platformUrl: url, keysFile },
          { log: () => undefined, signal: end },
        ),
        visitPlatform({ url, visitors: 2, answers, end }),
      ]);
      measurements.push(await measure(platform));
    }
  } finally {
    await stopProcesses([platform]);
  }
  expect(growthIn('platform', measurements, ['heapUsed', 'handles', 'files'])).toEqual([]);
  expect(answers.failures()).toEqual([]);
  const { db, close } = await connect(database);
  expect(await allLedgerViolations(db)).toEqual([]);
  await close();
  rmSync(folder, { recursive: true, force: true });
}, 180_000);
