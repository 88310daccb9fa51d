import { execFileSync } from 'node:child_process';
import { z } from 'zod';

jest.setTimeout(60_000);

const printed = z.object({ hoursFromUtc: z.number(), told: z.array(z.unknown()) });

/** A time zone is a process's own from its start on, so each is a process. */
const tellIn = (timeZone: string) =>
  printed.parse(
    JSON.parse(
      execFileSync(process.execPath, ['--import', 'tsx', 'platform/proof/support/printExpiries.ts'], {
        env: { ...process.env, TZ: timeZone },
        encoding: 'utf8',
      }),
    ),
  );

it('Units expire at the same instant wherever the platform runs', () => {
  const inUtc = tellIn('UTC');
  expect(inUtc.told.length).toBeGreaterThan(600);
  for (const [timeZone, hoursFromUtc] of [
    ['America/Los_Angeles', -8],
    ['Pacific/Kiritimati', 14],
  ] as const) {
    expect(tellIn(timeZone)).toEqual({ hoursFromUtc, told: inUtc.told });
  }
});
