// Loaded before anything else by the commands that a newcomer runs: what a machine lacks is one sentence instead of a stack.
const { engines } = require('../../package.json');

const numbers = (text) => /(\d+)\.(\d+)/.exec(text).slice(1).map(Number);
const [[major, minor], [oldestMajor, oldestMinor]] = [numbers(process.versions.node), numbers(engines.node)];
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
  end(`This is Node ${process.versions.node}; install Node 24, or another one from ${oldestMajor}.${oldestMinor} on.`);

const isTest = /test\.ts$/.test(process.argv[1]);
try {
  for (const name of ['tsx', isTest ? '@playwright/test' : 'next']) require.resolve(name);
} catch {
  end(`Packages are missing; run "npm ci${isTest ? '' : ' --omit=dev'}" first.`);
}

function end(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
