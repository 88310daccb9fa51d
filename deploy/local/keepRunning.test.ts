import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runNode, stopProcesses } from '../../platform/support/nodeProcess';
import { keepRunning } from './keepRunning';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Keeps a program running that notes its start in a file, and ends at once for the first `failures` times. */
function keep({ failures, firstMs = 5 }: { failures: number; firstMs?: number }) {
  const file = join(mkdtempSync(join(tmpdir(), 'kept-')), 'starts');
  writeFileSync(file, '');
  const script = `const fs = require('node:fs');
    fs.appendFileSync(${JSON.stringify(file)}, 'x');
    if (fs.readFileSync(${JSON.stringify(file)}, 'utf8').length > ${failures}) setInterval(() => undefined, 1000);`;
  const start = () => runNode(['-e', script], {});
  const stopping = new AbortController();
  const sentences: string[] = [];
  const current = keepRunning({
    first: start(),
    start,
    log: (sentence) => sentences.push(sentence),
    stopping: stopping.signal,
    firstMs,
    longestMs: 10,
  });
  const stop = () => {
    stopping.abort();
    return stopProcesses([current()]);
  };
  ends.push(stop);
  return { stop, sentences, starts: () => readFileSync(file, 'utf8').length };
}

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await setTimeout(10);
};

const ended = 'The platform has ended; it starts again in 1 s.';

it('starts a program again each time it ends', async () => {
  const program = keep({ failures: 3 });

  await until(() => program.starts() === 4);

  expect(program.sentences).toEqual([ended, ended, ended]);
});

it('does not start it again once it is stopped', async () => {
  const program = keep({ failures: 0 });
  await until(() => program.starts() === 1);

  await program.stop();
  await setTimeout(50);

  expect(program.starts()).toBe(1);
  expect(program.sentences).toEqual([]);
});

it('can be stopped while it waits', async () => {
  const program = keep({ failures: 9, firstMs: 1000 });
  await until(() => program.sentences.length === 1);

  await program.stop();
  await setTimeout(50);

  expect(program.starts()).toBe(1);
});
