import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '../../platform/testing/freePort';

/** Commands of W3C WebDriver by Firefox's names for them, and their requests. */
const requests = {
  SetWindowRect: '/window/rect',
  Navigate: '/url',
  ExecuteScript: '/execute/sync',
  SwitchToFrame: '/frame',
  NewWindow: '/window/new',
  SwitchToWindow: '/window',
  ElementClick: '/element/:id/click',
  ElementSendKeys: '/element/:id/value',
};

export interface Session {
  send: (command: keyof typeof requests, parameters: Record<string, unknown>) => Promise<unknown>;
  close: () => Promise<void>;
}

interface Engine {
  programs: readonly string[];
  packages: string;
  start: () => Promise<Session>;
}

/** Browsers that Playwright drives only in builds of its own, as their distributions have them. */
export const engines = {
  firefox: { programs: ['/usr/bin/firefox-esr'], packages: 'firefox-esr', start: startFirefox },
  webkit: {
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'],
    packages: 'webkit2gtk-driver xvfb xauth',
    start: startWebKit,
  },
} satisfies Record<string, Engine>;

/** What to install for an engine; undefined where nothing is missing. */
export const missingFor = ({ programs, packages }: Engine): string | undefined =>
  programs.every((program) => existsSync(program)) ? undefined : `Install ${packages} (Debian: apt-get install).`;

/** Puppets keep cookies less strictly than people’s browsers unless they are told. */
const firefoxPreferences = {
  'network.cookie.cookieBehavior': 5,
  'network.cookie.sameSite.laxByDefault': true,
  'ui.prefersReducedMotion': 1,
  'datareporting.policy.dataSubmissionEnabled': false,
};

/** Firefox takes the commands over Marionette, its own protocol: `length:[0, id, name, parameters]` over TCP. */
async function startFirefox(): Promise<Session> {
  const profile = mkdtempSync(join(tmpdir(), 'club-firefox-'));
  const port = await freePort();
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries({ ...firefoxPreferences, 'marionette.port': port })
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const end = startProgram('firefox-esr', ['--headless', '--marionette', '--profile', profile]);
  const socket = await untilReady(
    () =>
      new Promise<ReturnType<typeof connect>>((resolve, reject) => {
        const opening = connect(port, '127.0.0.1', () => resolve(opening)).once('error', reject);
      }),
  );
  const answers = new Map<number, (answer: z.infer<typeof marionetteAnswer>) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || received.length < end) return;
      const answer = marionetteAnswer.safeParse(JSON.parse(received.subarray(colon + 1, end).toString()));
      // The first message is a greeting.
      if (answer.success) answers.get(answer.data[1])?.(answer.data);
      received = received.subarray(end);
    }
  });
  const call = async (name: string, parameters: Record<string, unknown>) => {
    const id = answers.size + 1;
    const message = JSON.stringify([0, id, `WebDriver:${name}`, parameters]);
    const [, , error, result] = await new Promise<z.infer<typeof marionetteAnswer>>((resolve) => {
      answers.set(id, resolve);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
    if (error) throw new Error(`${name}: ${error.message}`);
    return isValue(result) ? result.value : result;
  };
  await call('NewSession', {});
  return {
    send: call,
    close: async () => {
      socket.destroy();
      await end();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

const marionetteAnswer = z.tuple([z.literal(1), z.number(), z.object({ message: z.string() }).nullable(), z.unknown()]);
const isValue = (result: unknown): result is { value: unknown } =>
  typeof result === 'object' && result !== null && 'value' in result;

/** WebKit for GTK needs a display. */
async function startWebKit(): Promise<Session> {
  const port = await freePort();
  const end = startProgram('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`]);
  const call = async (path: string, body: Record<string, unknown>, method = 'POST') => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const { sessionId } = z
    .object({ sessionId: z.string() })
    .parse(await untilReady(() => call('', { capabilities: { alwaysMatch: {} } })));
  return {
    send: (command, { id, ...parameters }) =>
      call(`/${sessionId}${requests[command].replace(':id', String(id))}`, { id, ...parameters }),
    close: async () => {
      await call(`/${sessionId}`, {}, 'DELETE');
      await end();
    },
  };
}

/** Starts a program with its children in a group of its own; returns what ends them. */
function startProgram(command: string, args: string[]): () => Promise<void> {
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve());
  });
  return () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    return ended;
  };
}

async function untilReady<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = 100; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0) throw error;
      await setTimeout(300);
    }
  }
}
