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
  ['!', 'Skylark Isles', false],
  ['👩‍👩‍👧', 'Skylark Isles', false],
  ['  ', 'Skylark Isles', true],
  ['islet', 'Skylark Isles', true],
  ['skylrak', 'Skylark Isles', true],
  ['skyylark', 'Skylark Isles', true],
  ['skylrk isle', 'Skylark Isles', true],
  ['лантрена', 'Лантерна', true],
  ['sykalrk', 'Skylark Isles', false],
  ['larc', 'Skylark Isles', false],
  ['sly', 'Skylark Isles', false],
  ['skylark road', 'Skylark Isles', false],
  ['captains coat', 'Greatcoat of the eleventh captain', true],
])('the search %j in %j: %j', (search, text, isFound) => {
  expect(textSearch([text], search, (each) => [each])).toHaveLength(isFound ? 1 : 0);
});

const lists = [
  ['Lake chart', 'Lore'],
  ['Lace', null],
] as const;

it('finds words in several texts, and no word across two of them', () => {
  expect(textSearch(lists, 'lake lore', (texts) => texts)).toEqual([lists[0]]);
  expect(textSearch(lists, 'chartlore', (texts) => texts)).toEqual([]);
});

it('takes a word as it is typed before it supposes a typing error', () => {
  expect(textSearch(lists, 'lace', (texts) => texts)).toEqual([lists[1]]);
  expect(textSearch(lists, 'laxe', (texts) => texts)).toEqual(lists);
});
