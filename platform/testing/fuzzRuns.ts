import type { Runs } from '../fuzz/forAll';

/** The runs of a test; FUZZ_SEED and FUZZ_PATH repeat a failing case of an earlier one. */
export function runsOfTest(runs: number, { FUZZ_SEED, FUZZ_PATH }: NodeJS.ProcessEnv = process.env): Runs {
  return { runs, ...(FUZZ_SEED && { seed: Number(FUZZ_SEED) }), ...(FUZZ_PATH && { path: FUZZ_PATH }) };
}

/** The command that repeats a failing case of a test file. */
export const repeatOfTest =
  (file: string) =>
  ({ seed, path }: { seed: number; path: string }): string =>
    `FUZZ_SEED=${seed} FUZZ_PATH=${path} npm run unit -- ${file}`;
