import { existsSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const msOfTick = 10;

/** Milliseconds of processor that a process has used, in its own code and in the system's; NaN where there is no /proc. */
export function cpuTimeOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return NaN;
  // The second field is the program's name in parentheses, which may have spaces.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * msOfTick;
}
