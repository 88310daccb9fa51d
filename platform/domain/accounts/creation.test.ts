import { buildCreation } from '../../testing/accounts';
import { fullYearsBetween } from '../calendar';
import { ageGroupOf, latestBirthOf, parseDateOfBirth } from './age';
import { checkCreation } from './creation';
import { nameViolation, namesLike } from './names';
import { passwordViolation } from './passwords';

const today = new Date('2026-03-04T10:00:00Z');

describe('player names', () => {
  it.each([
    ['Mo', 'nameTooShort'],
    ['', 'nameTooShort'],
    ['Mo_', null],
    ['Fifteen.Letters', null],
    ['Sixteen.Letters_', 'nameTooLong'],
    ['Marlo Reyes', 'nameCharacters'],
    ['Zoë_Star', 'nameCharacters'],
    ['7th_Star', 'nameStart'],
    ['-Marlo', 'nameStart'],
    ['Moderator', 'nameReserved'],
  ])('%p: %p', (name, violation) => {
    expect(nameViolation(name)).toBe(violation);
  });

  it.each(['Marlo', 'Mo', 'Fifteen.Letters'])('suggests allowed names like %s', (name) => {
    const names = namesLike(name);
    expect(names.length).toBeGreaterThan(5);
    expect(names.map(nameViolation)).toEqual(names.map(() => null));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('passwords', () => {
  it.each([
    ['Password1!', 'passwordGuessable'],
    ['Star1', 'passwordTooShort'],
    ['understars1', 'passwordNoCapital'],
    ['UnderStars', 'passwordNoNumber'],
    ['Under3Stars', null],
    ['ÜberSterne٣', null],
    ['Marlo_Reyes1', 'passwordGuessable'],
    ['Marlo2026', 'passwordGuessable'],
    [`A1${'x'.repeat(127)}`, 'passwordTooLong'],
    ['Kx9vbn2', 'passwordTooShort'],
    [`Kx9vbn2m${'-'.repeat(120)}`, null],
  ])('%p: %p', (password, violation) => {
    expect(passwordViolation(password, { email: 'marlo@northlight.example', name: 'Marlo_Reyes' })).toBe(violation);
  });
});

describe('passwords that are easy to guess', () => {
  it.each([
    ...['Password1', 'P@ssw0rd1', 'Passw0rd!', 'Welcome1', 'Letmein1', 'Iloveyou1', 'Trustno1', 'Abc12345', 'Abcd1234'],
    ...[
      'Qwerty123',
      'Azerty123',
      'Qwertz123',
      'Zaq12wsx',
      '1q2w3e4R',
      'Asdfghjkl1',
      'Aa123456',
      'A1234567',
      'A1aaaaaa',
    ],
    ...[
      'Dragon123',
      'Monkey12',
      'Football1',
      'Baseball1',
      'Superman1',
      'Batman123',
      'Pokemon1',
      'Starwars1',
      'Minecraft1',
    ],
    ...[
      'Summer2024',
      'Winter2025',
      'January1',
      'Monday12',
      'Michael1',
      'Jessica1',
      'Charlie1',
      'Liverpool1',
      'Chelsea1',
    ],
    ...[
      'Sunshine1',
      'Princess1',
      'Shadow12',
      'Master123',
      'Computer1',
      'Internet1',
      'Changeme1',
      'Secret123',
      'Admin123',
    ],
    ...['Meridian1', 'Meridian2026'],
  ])('%s', (password) => {
    expect(passwordViolation(password, { email: 'marlo@northlight.example', name: 'Marlo_Reyes' })).toBe(
      'passwordGuessable',
    );
  });

  it.each(['Lantern-over-7-seas', 'Fjord!Lamp3', 'Kx9vbn2m', 'Blue-Kite-42', 'Под7Мостом'])(
    '%s is none',
    (password) => {
      expect(passwordViolation(password, { email: 'marlo@northlight.example', name: 'Marlo_Reyes' })).toBeNull();
    },
  );
});

it.each([
  ['a part of the name', 'Vrandust77', { email: '', name: 'Qoxil_Vrandust' }],
  ['a part of the address', 'Vrandust77', { email: 'qoxil@vrandust.example', name: '' }],
])('%s is no password', (_case, password, known) => {
  expect(passwordViolation(password, known)).toBe('passwordGuessable');
  expect(passwordViolation(password, { email: '', name: '' })).toBeNull();
});

describe('ages', () => {
  it.each([
    ['2013-03-04', 13],
    ['2013-03-05', 12],
    ['2013-12-31', 12],
    ['2013-05-01', 12],
    ['2008-02-29', 18],
  ])('born %s is %d', (birth, age) => {
    expect(fullYearsBetween(parseDateOfBirth(birth) ?? today, today)).toBe(age);
  });

  it.each(['2013-02-30', '2013-13-01', '13-01-01', '2013-1-1', 'x2013-01-01', '2013-01-01x', 'yesterday'])(
    '%s is not a date',
    (text) => {
      expect(parseDateOfBirth(text)).toBeNull();
    },
  );

  it('derives a date of birth from an age', () => {
    expect(latestBirthOf(13, today)).toBe('2013-03-04');
  });

  it.each([
    [12, 'Child'],
    [13, 'Teen'],
    [17, 'Teen'],
    [18, 'Adult'],
  ])('%d is %s', (age, group) => {
    expect(ageGroupOf(age)).toBe(group);
  });
});

it('reports all violations at once, one for each field', () => {
  const problems = checkCreation(
    buildCreation({ email: '', password: '', nameOnPlatform: '', country: '', dateOfBirth: '', preferredLanguage: '' }),
    today,
  );
  expect(problems.map(({ violation }) => violation)).toEqual([
    'emailMalformed',
    'passwordTooShort',
    'nameTooShort',
    'birthMalformed',
    'countryUnknown',
    'languageMalformed',
  ]);
});

describe('the fields of a new account', () => {
  const violationsOf = (overrides: Parameters<typeof buildCreation>[0]) =>
    checkCreation(buildCreation(overrides), today).map(({ field, violation }) => `${field}: ${violation}`);

  it('may all be right', () => {
    expect(violationsOf({})).toEqual([]);
  });

  it.each([
    ['an email address with blanks around it', { email: ' Marlo@Northlight.example ' }, []],
    ['an account holder of 13 today', { dateOfBirth: '2013-03-04' }, []],
    ['one of 12', { dateOfBirth: '2013-03-05' }, ['dateOfBirth: tooYoung']],
    ['one who was born today', { dateOfBirth: '2026-03-04' }, ['dateOfBirth: tooYoung']],
    ['one who is born tomorrow', { dateOfBirth: '2026-03-05' }, ['dateOfBirth: birthMalformed']],
    ['one of 120', { dateOfBirth: '1906-03-04' }, []],
    ['one of 121', { dateOfBirth: '1905-03-04' }, ['dateOfBirth: birthMalformed']],
    ['a language without a country', { preferredLanguage: 'fr' }, []],
    ['a language with more than a country', { preferredLanguage: 'fr-CA-x' }, ['preferredLanguage: languageMalformed']],
    ['a language after a blank', { preferredLanguage: ' fr' }, ['preferredLanguage: languageMalformed']],
    ['a country in lower case', { preferredLanguage: 'fr-ca' }, ['preferredLanguage: languageMalformed']],
    ['a key that is none', { legalOptinsKey: 'none' }, ['legalOptinsKey: legalOptinsOutdated']],
    ['a password out of the email address', { password: 'Northlight1' }, ['password: passwordGuessable']],
    ['a password out of the name', { password: 'Marlo_Reyes1' }, ['password: passwordGuessable']],
    ['an email address without a domain', { email: 'marlo' }, ['email: emailMalformed']],
    ['an unknown country', { country: 'ZZ' }, ['country: countryUnknown']],
    ['a reserved name', { nameOnPlatform: 'Moderator' }, ['nameOnPlatform: nameReserved']],
  ])('with %s', (_case, overrides, violations) => {
    expect(violationsOf(overrides)).toEqual(violations);
  });
});
