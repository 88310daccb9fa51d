import { readOptions } from './options';

it.each([
  [[], { runs: 50_000 }],
  [['--runs', '200', '--seed=-7'], { runs: 200, seed: -7 }],
  [['--seed=-7', '--path=12:0:1'], { runs: 50_000, seed: -7, path: '12:0:1' }],
  [['--site', 'http://localhost:3000/fr-FR'], { runs: 50_000, site: 'http://localhost:3000' }],
])('reads %p', (args, options) => {
  expect(readOptions(args)).toEqual(options);
});

it.each([
  [['--runs', 'many'], '--runs is "many"; give a whole number.'],
  [['--path', '1:0'], '--path needs the --seed that it was printed with'],
  [['--site', 'club'], '--site is "club"; give an address such as http://localhost:3000.'],
  [['--speed', '9'], "Unknown option '--speed'"],
])('rejects %p', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
});
