import fc from 'fast-check';

/** How many cases are tried, and from which seed; a path leads directly to the failing case of an earlier run. */
export interface Runs {
  runs: number;
  seed?: number;
  path?: string;
}

/**
 * Tries an expectation with random values. `check` returns what is wrong with the result for a value. Throws an error with
 * the smallest failing value and how to repeat it; `repeat` writes the command for a seed and a path.
 */
export async function forAll<T>(
  values: fc.Arbitrary<T>,
  check: (value: T) => Promise<string | undefined>,
  { runs, seed, path, repeat }: Runs & { repeat: (found: { seed: number; path: string }) => string },
): Promise<void> {
  let violation = '';
  const property = fc.asyncProperty(values, async (value) => {
    const found = await check(value);
    if (found === undefined) return true;
    violation = found;
    return false;
  });
  const isRepeat = path !== undefined;
  const details = await fc.check(property, { numRuns: runs, seed, path, endOnFailure: isRepeat });
  if (!details.failed) return;
  const at = { seed: details.seed, path: details.counterexamplePath ?? '' };
  const [value] = details.counterexample ?? [];
  throw new Error(
    [
      `Case ${details.numRuns} of ${runs}: ${violation || String(details.errorInstance)}`,
      fc.stringify(value).slice(0, 2000),
      `Repeat it: ${repeat(at)}`,
    ].join('\n'),
  );
}
