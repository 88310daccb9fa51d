import { readFileSync } from 'node:fs';
import { z } from 'zod';

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      /** An SPDX expression; null for a package that names none. */
      license: z.string().nullable().default(null),
      dev: z.boolean().default(false),
      link: z.boolean().default(false),
    }),
  ),
});

type LockedPackage = ReturnType<typeof readLockedPackages>[number];

/** All packages; those that only development needs are not shipped. */
export function readLockedPackages() {
  const { packages } = lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  return Object.entries(packages).flatMap(([path, { license, dev: isForDevelopment, link }]) =>
    path.includes('node_modules/') && !link
      ? [{ name: path.replace(/^.*node_modules\//, ''), license, isForDevelopment }]
      : [],
  );
}

/** Licenses of code that may be shipped with the club: they require a notice at most. */
const permissive = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0']);

/** The packages that may have other licenses. */
const exceptions = new Map([
  // Shared libraries of sharp, which anybody can replace with their own build.
  ['LGPL-3.0-or-later', /^@img\/sharp-/],
  // Font files.
  ['OFL-1.1', /^@fontsource-variable\//],
  // Its files are shipped as they are, and their source is public: that is what the license asks for.
  ['MPL-2.0', /^web-push$/],
  // A table of browser versions, which the build reads.
  ['CC-BY-4.0', /^caniuse-lite$/],
]);

/** Of shipped packages, as `name: license`. */
export const forbiddenLicenses = (packages: readonly LockedPackage[]): string[] =>
  packages
    .filter((each) => !each.isForDevelopment && !isAllowed(each))
    .map(({ name, license }) => `${name}: ${license ?? 'no license'}`);

/** Reads the two kinds of SPDX expressions that packages use: every license of an AND, one of an OR. */
function isAllowed({ name, license }: LockedPackage): boolean {
  if (license === null) return false;
  const isAllowedId = (id: string) => permissive.has(id) || exceptions.get(id)?.test(name);
  return license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((all) => all.split(' AND ').every(isAllowedId));
}
