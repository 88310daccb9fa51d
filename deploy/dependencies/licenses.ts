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

interface LockedPackage {
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

/** Licenses of code that may be shipped with the club: they require a notice at most. */
const permissive = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0']);

const exceptions: readonly { license: string; packages: RegExp }[] = [
  // Shared libraries of sharp, which anybody can replace with their own build.
  { license: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/ },
  // Font files.
  { license: 'OFL-1.1', packages: /^@fontsource-variable\// },
  // Its files are shipped as they are, and their source is public: that is what the license asks for.
  { license: 'MPL-2.0', packages: /^web-push$/ },
  // A table of browser versions, which the build reads.
  { license: 'CC-BY-4.0', packages: /^caniuse-lite$/ },
];

/** Of shipped packages, as `name: license`. */
export const forbiddenLicenses = (packages: readonly LockedPackage[]): string[] =>
  packages
    .filter((each) => !each.isForDevelopment && !isAllowed(each))
    .map(({ name, license }) => `${name}: ${license ?? 'no license'}`);

/** Reads the two kinds of SPDX expressions that packages use: every license of an AND, one of an OR. */
function isAllowed({ name, license }: LockedPackage): boolean {
  if (license === null) return false;
  const isAllowedId = (id: string) =>
    permissive.has(id) || exceptions.some((each) => each.license === id && each.packages.test(name));
  return license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((all) => all.split(' AND ').every(isAllowedId));
}
