import { execFileSync } from 'node:child_process';
import { z } from 'zod';

jest.setTimeout(60_000);

const printed = z.object({ hoursFromUtc: z.number(), results: z.array(z.unknown()) });

/** The time zone of a process is fixed at its start, so each one needs a process. */
const printIn = (timeZone: string) =>
  printed.parse(
    JSON.parse(
      execFileSync(process.execPath, ['--import', 'tsx', 'platform/proof/testing/printExpiries.ts'], {
        env: { ...process.env, TZ: timeZone },
        encoding: 'utf8',
      }),
    ),
  );

it('Units expire at the same instant wherever the platform runs', () => {
  const inUtc = printIn('UTC');
  expect(inUtc.results.length).toBeGreaterThan(600);
  for (const [timeZone, hoursFromUtc] of [
    ['America/Los_Angeles', -8],
    ['Pacific/Kiritimati', 14],
  ] as const) {
    expect(printIn(timeZone)).toEqual({ hoursFromUtc, results: inUtc.results });
  }
});
