import { nameViolation, namesLike } from './names';

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
