import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';

/** Time that a process has between SIGTERM and SIGKILL, in ms: both servers drain for at most 15 seconds. */
const stopMs = 16_000;

/** Starts this Node on a command line, without a shell; its output goes to this process's own unless `stdio` is given. */
export const runNode = (
  args: string[],
  variables: Record<string, string>,
  stdio: StdioOptions = 'inherit',
): ChildProcess => spawn(process.execPath, args, { stdio, env: { ...process.env, ...variables } });

export const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** The exit code; 1 for a process that a signal ended or that did not start. */
export const exitOf = (child: ChildProcess) =>
  new Promise<number>((resolve) => {
    if (hasEnded(child)) resolve(child.exitCode ?? 1);
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', () => resolve(1));
  });

/** Stops processes one after the other, each with time to close its files. */
export async function stopProcesses(children: (ChildProcess | undefined)[]): Promise<void> {
  for (const child of children) {
    if (!child || hasEnded(child)) continue;
    const ended = exitOf(child);
    child.kill('SIGTERM');
    const kill = setTimeout(() => child.kill('SIGKILL'), stopMs);
    await ended;
    clearTimeout(kill);
  }
}

/**
 * Waits until an address answers with a status below 500. Throws if the process behind it ends first, with `output()` as
 * the reason, or if it does not answer in time.
 */
export async function untilHealthy(
  url: string,
  child: ChildProcess,
  { seconds = 120, output = () => '' }: { seconds?: number; output?: () => string } = {},
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (hasEnded(child))
      throw new Error(`The program behind ${url} ended before it answered. ${output().trim()}`.trim());
    const answers = await fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
      (response) => response.status < 500,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within ${seconds} seconds.`);
}
