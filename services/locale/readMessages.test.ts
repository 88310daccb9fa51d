import { readMessages } from './readMessages';

const idsOf = async (locale: Parameters<typeof readMessages>[0], areas: string[]) =>
  Object.keys(await readMessages(locale, areas));

it('leaves the English texts to the code', async () => {
  expect(await readMessages('en-US', ['home'])).toEqual({});
});

it('reads the texts of the areas, or a text by its id', async () => {
  const ids = await idsOf('de-DE', ['home', 'friends.add']);

  expect(ids).toContain('friends.add');
  expect(ids.every((id) => id === 'friends.add' || id.startsWith('home.'))).toBe(true);
});

it('reads a text with values also where it is written as in English: numbers and dates are not', async () => {
  expect(await idsOf('de-DE', ['dashboard.level.xp', 'ui.units'])).toEqual(['dashboard.level.xp', 'ui.units']);
});
