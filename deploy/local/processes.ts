import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';

const find = createRequire(__filename).resolve;

/** Command lines of the two servers and the build, run by this very Node, with no shell between. */
export const commands = {
  platform: ['--import', 'tsx', 'platform/main.ts'],
  build: [find('next/dist/bin/next'), 'build'],
  site: (port: number) => [find('next/dist/bin/next'), 'start', '-p', String(port)],
  siteInDevelopment: (port: number) => [find('next/dist/bin/next'), 'dev', '-p', String(port)],
};

/** Throws a sentence where another program listens on the port already. */
export async function assertPortIsFree(port: number, variable: string): Promise<void> {
  const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    const probe = createServer()
      .once('error', resolve)
      .once('listening', () => probe.close(() => resolve(null)))
      .listen(port);
  });
  if (!error) return;
  if (error.code !== 'EADDRINUSE') throw new Error(`Port ${port} cannot be used: ${error.message}.`);
  throw new Error(`Port ${port} is in use; stop the program there or set ${variable} to a free port.`);
}

/** Starts Node on a command line; its output is this process's own. */
export function run(args: string[], variables: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...variables } });
}

/** Runs a command line to its end. Throws where it fails. */
export async function complete(what: string, args: string[], variables: Record<string, string>): Promise<void> {
  const code = await exitOf(run(args, variables));
  if (code !== 0) throw new Error(`${what} failed; what it printed above says why.`);
}

export const exitOf = (child: ChildProcess) =>
  new Promise<number>((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', () => resolve(1));
  });

/** Waits until an address answers. Throws where the process ends first or the time is up. */
export async function untilAnswers(url: string, child: ChildProcess, seconds = 60): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The program behind ${url} ended before it answered.`);
    const answers = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      (reply) => reply.status < 500,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`${url} did not answer within ${seconds} seconds.`);
}

/** Stops servers in the given order, each with time to close its files. */
export async function stop(children: (ChildProcess | undefined)[]): Promise<void> {
  for (const child of children) {
    if (!child || child.exitCode !== null || child.signalCode !== null) continue;
    const ended = exitOf(child);
    child.kill('SIGTERM');
    const kill = setTimeout(() => child.kill('SIGKILL'), 8000);
    await ended;
    clearTimeout(kill);
  }
}
