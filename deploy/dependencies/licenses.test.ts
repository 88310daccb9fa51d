import { forbiddenLicenses, readLockedPackages } from './licenses';

const buildPackage = (name: string, license: string | null, isForDevelopment = false) => ({
  name,
  license,
  isForDevelopment,
});

it('finds only allowed licenses in what is shipped', () => {
  const packages = readLockedPackages();
  expect(packages.length).toBeGreaterThan(500);
  expect(forbiddenLicenses(packages)).toEqual([]);
});

it.each([
  ['a', 'MIT'],
  ['a', '(GPL-3.0 OR MIT)'],
  ['a', 'Apache-2.0 AND BSD-3-Clause'],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later'],
  ['@img/sharp-wasm32', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
])('allows %s to have %s', (name, license) => {
  expect(forbiddenLicenses([buildPackage(name, license)])).toEqual([]);
});

it.each([
  ['a', 'GPL-3.0'],
  ['a', 'LGPL-3.0-or-later'],
  ['a', 'MIT AND GPL-3.0'],
  ['a', 'SEE LICENSE IN LICENSE.md'],
  ['a', null],
])('does not allow %s to have %s', (name, license) => {
  expect(forbiddenLicenses([buildPackage(name, license)])).toEqual([`${name}: ${license ?? 'no license'}`]);
});

it('leaves out what only development needs', () => {
  expect(forbiddenLicenses([buildPackage('a', 'GPL-3.0', true)])).toEqual([]);
});
