import { readFileSync } from 'node:fs';
import { z } from 'zod';

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      license: z.string().optional(),
      dev: z.boolean().default(false),
      link: z.boolean().default(false),
    }),
  ),
});

export interface LockedPackage {
  name: string;
  /** Its license as an SPDX expression; null if it names none. */
  license: string | null;
  /** True if only development needs it; the others are shipped. */
  isForDevelopment: boolean;
}

export function readLockedPackages(): LockedPackage[] {
  const { packages } = lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  return Object.entries(packages).flatMap(([path, { license, dev, link }]) =>
    path.includes('node_modules/') && !link
      ? [{ name: path.replace(/^.*node_modules\//, ''), license: license ?? null, isForDevelopment: dev }]
      : [],
  );
}
