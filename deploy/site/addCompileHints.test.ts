import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCompileHints } from './addCompileHints';

const build = mkdtempSync(join(tmpdir(), 'hints-'));
afterAll(() => rmSync(build, { recursive: true }));

test('puts the hint at the start of each script once, also where the build is kept from an earlier run', () => {
  const chunks = join(build, 'static/chunks');
  mkdirSync(chunks, { recursive: true });
  writeFileSync(join(chunks, 'a.js'), 'run()');
  writeFileSync(join(chunks, 'a.css'), 'a{}');
  addCompileHints(build);
  addCompileHints(build);
  expect(readFileSync(join(chunks, 'a.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\nrun()');
  expect(readFileSync(join(chunks, 'a.css'), 'utf8')).toBe('a{}');
});
