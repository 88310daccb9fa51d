import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, copyFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A copy of the project's first file, in a project without packages. */
function givenProject(engine: string): string {
  const project = mkdtempSync(join(tmpdir(), 'club-project-'));
  mkdirSync(join(project, 'deploy/local'), { recursive: true });
  copyFileSync(join(__dirname, 'checkMachine.cjs'), join(project, 'deploy/local/checkMachine.cjs'));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ engines: { node: engine } }));
  return project;
}

it.each([
  ['an old Node', '>=99.1', 'main.ts', /^This is Node [\d.]+; install Node 24, or another one from 99\.1 on\.\n$/],
  ['no packages', '>=20.19', 'main.ts', /^Packages are missing; run "npm ci --omit=dev" first\.\n$/],
  ['no packages of the tests', '>=20.19', 'test.ts', /^Packages are missing; run "npm ci" first\.\n$/],
])('with %s, a command ends with one sentence', (_case, engine, file, sentence) => {
  const command = ['--require', './deploy/local/checkMachine.cjs', '--import', 'tsx', `deploy/local/${file}`];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: givenProject(engine), encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(sentence) as unknown });
});

it.each(['SIGTERM', 'SIGKILL'] as const)('ends a process whose parent ended by %s', async (signal) => {
  const child = `process.once('SIGTERM', () => process.exit()); setInterval(() => undefined, 1000); console.log(process.pid);`;
  const args = JSON.stringify(['--require', join(__dirname, 'endWithParent.cjs'), '-e', child]);
  const script = `require('node:child_process').spawn(process.execPath, ${args}, { stdio: 'inherit' })`;
  const parent = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = await new Promise<number>((resolve) => parent.stdout.once('data', (text) => resolve(Number(text))));
  parent.kill(signal);
  const isAlive = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  while (isAlive()) await setTimeout(50);
});
