import { content } from './content';
import { rewardGlyphs } from './rewardGlyphs';

const glyphsOf = new Map<string, readonly string[]>(Object.entries(rewardGlyphs));
const rewards = content.games.flatMap((game) => game.rewards);
const kinds = [...new Set(rewards.map(({ kind }) => kind))];

test.each(kinds)('every reward of the kind %s has a glyph of its kind', (kind) => {
  const others = rewards.filter((reward) => reward.kind === kind && !glyphsOf.get(kind)?.includes(reward.glyph));
  expect(others.map(({ name, glyph }) => `${name}: ${glyph}`)).toEqual([]);
});

it('has no kind without rewards', () => {
  expect([...glyphsOf.keys()].sort()).toEqual([...kinds].sort());
});

test.each([
  ['Old gray wolf', 'wolf'],
  ['Ship’s cat', 'cat'],
  ['The whale’s daughter', 'whale'],
  ['Dead man’s boots', 'boots'],
  ['Ferryman’s mask', 'mask'],
  ['Little yellow hatchback', 'car'],
])('%s is drawn as %s', (name, glyph) => {
  expect(rewards.find((reward) => reward.name === name)?.glyph).toBe(glyph);
});
