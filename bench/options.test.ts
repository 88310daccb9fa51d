import { readOptions } from './options';

test('measures everything without names of parts', () => {
  expect(readOptions([])).toEqual({
    site: ['press', 'load', 'bytes'],
    others: ['platform', 'cluster'],
  });
});

test('measures the named parts, on the named pages', () => {
  expect(readOptions(['bytes', 'press', '--pages', '/,/rewards', '--runs', '3'])).toEqual({
    site: ['press', 'bytes'],
    others: [],
    pages: ['/', '/rewards'],
    runs: 3,
  });
  expect(readOptions(['site'])).toMatchObject({
    site: ['press', 'load', 'bytes'],
    others: [],
  });
  expect(readOptions(['site', 'cluster', 'heavy'])).toMatchObject({
    site: ['press', 'load', 'bytes', 'heavy'],
    others: ['cluster'],
  });
  expect(readOptions(['platform', '--rewards', '5000', '--games', '200', '--articles', '2000'])).toEqual({
    site: [],
    others: ['platform'],
    rewards: 5000,
    games: 200,
    articles: 2000,
  });
});

test('measures many players only by name', () => {
  expect(readOptions(['growth', '--players', '50000', '--entries', '10'])).toEqual({
    site: [],
    others: ['growth'],
    players: 50_000,
    entries: 10,
  });
});

test.each([
  [['speed'], '"speed" is no part of the benchmark.'],
  [['--runs', 'many'], '--runs is "many"; give a whole number from 1 to 100'],
  [['--rewards', '0'], '--rewards is "0"; give a whole number from 1 to 100000'],
  [['--part', 'bytes'], "Unknown option '--part'"],
])('throws for %j: %s', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
});
