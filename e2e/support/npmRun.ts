import { spawn } from 'node:child_process';

/** A club that a test has started. */
export interface StartedClub {
  output: () => string;
  ended: Promise<number | null>;
  pressControlC: () => void;
}

const started: StartedClub[] = [];

/** Stops every started club, for the end of a test: otherwise a copy that a failed test has started keeps its ports. */
export async function stopStartedClubs(): Promise<void> {
  for (const club of started.splice(0)) {
    club.pressControlC();
    await club.ended;
  }
}

/** A command of package.json in its own process group, as in a terminal. */
export function npmRun(script: 'start' | 'dev', variables: Record<string, string>): StartedClub {
  const child = spawn('npm', ['run', script, '--silent'], { env: { ...process.env, ...variables }, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const club: StartedClub = {
    output: () => output,
    ended: new Promise<number | null>((resolve) => {
      child.once('exit', resolve);
    }),
    pressControlC: () => {
      if (child.pid && isRunning()) process.kill(-child.pid, 'SIGINT');
    },
  };
  started.push(club);
  return club;
}

/**
 * Whether an address answers with success. `npm run dev` renders a page on each request, which takes seconds on a busy
 * machine; a port without a server answers at once.
 */
export const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(20_000) }).then(
    (response) => response.ok,
    () => false,
  );
