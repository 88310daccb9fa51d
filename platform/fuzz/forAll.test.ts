import fc from 'fast-check';
import { runsOfTest } from '../testing/fuzzRuns';
import { forAll } from './forAll';

const repeat = ({ seed, path }: { seed: number; path: string }) => `seed ${seed} path ${path}`;
const numbers = fc.integer({ min: 0, max: 1_000_000 });
const tooLarge = (value: number) => Promise.resolve(value > 5000 ? 'It is too large.' : undefined);

const messageOf = (run: Promise<void>) =>
  run.then(
    () => '',
    (error: unknown) => String(error),
  );

it('is silent where every value passes', async () => {
  const seen: number[] = [];
  const check = (value: number) => Promise.resolve(void seen.push(value));
  await forAll(numbers, check, { runs: 50, repeat });
  expect(seen).toHaveLength(50);
});

it('names the smallest failing value, and its seed and path lead directly to it', async () => {
  const message = await messageOf(forAll(numbers, tooLarge, { runs: 500, repeat }));
  expect(message).toMatch(/It is too large\.\n5001\n/);

  const [, seed = '', path = ''] = /seed (-?\d+) path ([\d:]+)/.exec(message) ?? [];
  const seen: number[] = [];
  const check = (value: number) => {
    seen.push(value);
    return tooLarge(value);
  };
  const runs = runsOfTest(500, { FUZZ_SEED: seed, FUZZ_PATH: path, NODE_ENV: 'test' });
  expect(await messageOf(forAll(numbers, check, { ...runs, repeat }))).toContain('\n5001\n');
  expect(seen).toEqual([5001]);
});

it('reports a check that throws', async () => {
  const check = () => Promise.reject(new Error('No connection.'));
  expect(await messageOf(forAll(numbers, check, { runs: 5, repeat }))).toContain('No connection.');
});
