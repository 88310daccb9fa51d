import { bundlePlatform } from '../../platform/testing/platformBundle';

/** `npm run image:platform`: the platform as one file, which its image starts without compiling. */
bundlePlatform().then(
  (file) => process.stdout.write(`${file}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
