import { textSearch } from './textSearch';

it.each([
  ['', 'Skylark Isles', true],
  ['isles', 'Skylark Isles', true],
  ['ISLES', 'Skylark Isles', true],
  ['ısles', 'Skylark Isles', true],
  ['İSLES', 'Skylark Isles', true],
  ['istan', 'İstanbul', true],
  ['ISPARTA', 'Isparta’nın ışığı', true],
  ['isigi', 'Isparta’nın ışığı', true],
  ['isles skylark', 'Skylark Isles', true],
  ['strasse', 'Straße nach Norden', true],
  ['straße', 'Strasse nach Norden', true],
  ['losche', 'Wie lösche ich mein Konto?', true],
  ['zlota', 'Złota łódź', true],
  ['océan', 'Ocean of glass', true],
  ['20%', 'Get 20% off', true],
  ['“code”', 'Trade 100 Units for a code.', true],
  ['ＭＡＰ', 'Map of the lake', true],
  ['ランタン', '金のランタン', true],
  ['!', 'Skylark Isles', true],
  ['islet', 'Skylark Isles', false],
  ['skylark road', 'Skylark Isles', false],
])('the search %j in %j: %j', (search, text, isFound) => {
  expect(textSearch(search)(text)).toBe(isFound);
});

it('finds words in several texts, and no word across two of them', () => {
  expect(textSearch('lake lore')('Lake chart', 'Lore')).toBe(true);
  expect(textSearch('chartlore')('Lake chart', 'Lore')).toBe(false);
});
