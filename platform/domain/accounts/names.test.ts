import { nameKey, nameViolation, namesLike } from './names';

it.each<readonly [string, ReturnType<typeof nameViolation>]>([
  ['Vega', null],
  ['Captain_Orion', null],
  ['Scunthorpe77', null],
  ['Cassandra', null],
  ['Modena', null],
  ['Admiral-9', null],
  ['Essex.Rider', null],
  ...'Hancock Dickens Penistone Analise Modesto Adminton Cook Grass Bitte Brian_Cox Wang Supporter Modern.Art'
    .split(' ')
    .map((innocent) => [innocent, null] as const),
  ...'Fanny FrostBite SilverMist Joe_Root Claire Regina Mona Snigger Nazir Shiitake Sussex Gay_Pride Essex.Polar Vega.365'
    .split(' ')
    .map((innocent) => [innocent, null] as const),
  ...'Hitler88 H1tler A_Hitler KKK Fuckface Fucky0u SiegHeil Sieg_Heil White_Power Kike Rapist Kurwa Vittu Orospu'
    .split(' ')
    .map((hateful) => [hateful, 'nameOffensive'] as const),
  ...'www.evil.com evil.com Free.Units.net Vega.de_ Www_Vega'.split(' ').map((site) => [site, 'nameAddress'] as const),
  ['Root', 'nameReserved'],
  ['ab', 'nameTooShort'],
  ['Vega Star', 'nameCharacters'],
  ['7Vega', 'nameStart'],
  ['Admin', 'nameReserved'],
  ['xX_4dm1n_Xx', 'nameReserved'],
  ['TheModerator', 'nameReserved'],
  ['Adrnin', 'nameReserved'],
  ['Officlal_Team', 'nameReserved'],
  ['Soporte77', 'nameReserved'],
  ['Meridian_Club', 'nameReserved'],
  ['Sh1t', 'nameOffensive'],
  ['f.u.c.k', 'nameOffensive'],
  ['Fuuuck99', 'nameOffensive'],
  ['Shiit', 'nameOffensive'],
  ['Die_Hure', 'nameOffensive'],
  ['Connard', 'nameOffensive'],
  ['PutaMadre', 'nameOffensive'],
  ['Le_Str0nzo', 'nameOffensive'],
])('%s: %s', (name, violation) => {
  expect(nameViolation(name)).toBe(violation);
});

it('suggests only names that are allowed', () => {
  expect(namesLike('Vega').every((name) => nameViolation(name) === null)).toBe(true);
});

it.each([
  ['a name of three letters', 'Ace', null],
  ['a name of fifteen', 'Abcdefghijklmno', null],
  ['a name of sixteen', 'Abcdefghijklmnop', 'nameTooLong'],
  ['no name', '', 'nameTooShort'],
  ['a dash at the start', '-Vega', 'nameStart'],
  ['another character at the end', 'Vega!', 'nameCharacters'],
  ['another character at the start', '!Vega', 'nameCharacters'],
  ['an l that looks like an i', 'Admln', 'nameReserved'],
  ['two v that look like a w', 'vvebmaster', 'nameReserved'],
  ['a staff word between other words', 'Sea_Staff_Dog', 'nameReserved'],
  ['a staff word over several parts', 'Game.Master', 'nameReserved'],
  ['a staff word with digits after it', 'Staff2026', 'nameReserved'],
  ['a surname of the kept list', 'Brian_Hoare', null],
  ['an initial', 'Mr_T', null],
  ['a digit that looks like a letter, by itself', 'Hal_7', null],
  ['a digit between the letters of a staff word', 'G2M', null],
  ['a staff word with digits before it', 'xX_77admin', 'nameReserved'],
  ['a 1 that is an l', 'S1ut', 'nameOffensive'],
])('%s: %s', (_case, name, violation) => {
  expect(nameViolation(name)).toBe(violation);
});

it.each([
  ['Hitler88', 'StarAtSea'],
  ['Vega_Hitler', 'VegaAtSea'],
  ['www.evil.com', 'evilAtSea'],
  ['Admin', 'StarAtSea'],
])('suggests instead of %s, which is refused, %s', (name, suggestion) => {
  expect(namesLike(name)[0]).toBe(suggestion);
});

it('suggests names that start with the taken one, none too long', () => {
  const names = namesLike('Vega_of_Lyra_77');
  expect(names.every((name) => name.length <= 15 && name.startsWith('Vega_of'))).toBe(true);
  expect(names[0]).toBe('Vega_of_LyAtSea');
});

it('suggests no name that has a staff word once the taken one is cut', () => {
  const names = namesLike('Sea_Staffing_Ox');
  expect(names).toContain('Sea_Staffi_Vega');
  expect(names).not.toContain('Sea_Staff.Polar');
});

it('compares names in small letters, as they are stored', () => {
  expect(nameKey('Vega_77')).toBe('vega_77');
});

it.each([
  ['Vega', 'vega', true],
  ['Vega', 'VEGA', true],
  ['Vega', 'Vega1', false],
])('%s and %s are the same name: %s', (one, other, expected) => {
  expect(nameKey(one) === nameKey(other)).toBe(expected);
});
