import { readSearch } from '../../../store/router/rules';
import { defaultRewardsQuery, readRewardsQuery, withRewardsQuery } from './rewardsQuery';

const path = '/fr-FR/game/moongate/PC/rewards';
const affordable = { ...defaultRewardsQuery, filter: 'withinReach' } as const;

test.each([
  ['', defaultRewardsQuery],
  ['?show=locked', { ...defaultRewardsQuery, filter: 'locked' }],
  ['?rarity=epic&order=rarest', { ...defaultRewardsQuery, rarity: 'EPIC', order: 'rarest' }],
  ['?q=the+ferry&all=1', { ...defaultRewardsQuery, search: 'the ferry', isExpanded: true }],
  ['?games=all', { ...defaultRewardsQuery, scope: 'all' }],
  ['?game=saltwatch', { ...defaultRewardsQuery, game: 'saltwatch' }],
  ['?show=stolen&rarity=plastic&order=&q=', defaultRewardsQuery],
  ['?show=new&show=owned', { ...defaultRewardsQuery, filter: 'new' }],
] as const)('reads %j', (search, shown) => {
  expect(readRewardsQuery(readSearch(search))).toEqual(shown);
});

test.each([
  [defaultRewardsQuery, path, path],
  [{ ...defaultRewardsQuery, filter: 'owned' }, path, `${path}?show=owned`],
  [{ ...defaultRewardsQuery, filter: 'owned' }, `${path}?nav=0&show=locked`, `${path}?nav=0&show=owned`],
  [defaultRewardsQuery, `${path}?nav=0&show=locked&q=ferry&all=1`, `${path}?nav=0`],
  [{ ...defaultRewardsQuery, filter: 'owned' }, `${path}#main`, `${path}?show=owned`],
  [{ ...defaultRewardsQuery, filter: 'owned' }, `${path}?nav=0#main`, `${path}?nav=0&show=owned`],
  [
    { ...defaultRewardsQuery, rarity: 'EPIC', order: 'cheapest', search: ' Fährmann & co ' },
    path,
    `${path}?rarity=epic&order=cheapest&q=F%C3%A4hrmann+%26+co`,
  ],
] as const)('writes %j into %s', (shown, before, after) => {
  expect(withRewardsQuery(before, shown)).toBe(after);
});

it('writes the values that differ from the page’s own defaults', () => {
  expect(readRewardsQuery(readSearch(''), affordable).filter).toBe('withinReach');
  expect(withRewardsQuery('/rewards', defaultRewardsQuery, affordable)).toBe('/rewards?show=all');
  expect(readRewardsQuery(readSearch('?show=all'), affordable).filter).toBe('all');
});

it('reads back what it wrote', () => {
  const shown = {
    ...defaultRewardsQuery,
    filter: 'wished',
    rarity: 'RARE',
    game: 'moongate',
    search: '50% & more',
    isExpanded: true,
  } as const;
  const [, search] = withRewardsQuery(path, shown).split('?');
  expect(readRewardsQuery(readSearch(`?${search ?? ''}`))).toEqual(shown);
});
