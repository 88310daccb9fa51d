import { addEnglish } from './addEnglish';
import { compileTexts } from './compileTexts';

const texts = { 'a.hi': 'Hi {name}', 'a.plain': 'Hi', 'a.bold': '<b>Hi</b>', 'a.quoted': "Don''t" };

it('given a module that names texts, their English is added after its last line', () => {
  expect(addEnglish(`t('a.plain');`, texts, '../ui/text/englishTexts')).toBe(
    [
      `t('a.plain');`,
      `import { addTexts as addTextsOfThisModule } from "../ui/text/englishTexts";`,
      `addTextsOfThisModule({"a.plain":"Hi"});`,
      '',
    ].join('\n'),
  );
});

it('given a module without texts, it stays as it is', () => {
  expect(addEnglish('const a = 1;', texts, './englishTexts')).toBe('const a = 1;');
});

it('given texts with values or tags, they are parsed; others stay what a reader sees', () => {
  expect(compileTexts(texts)).toEqual({
    'a.hi': [
      { type: 0, value: 'Hi ' },
      { type: 1, value: 'name' },
    ],
    'a.plain': 'Hi',
    'a.bold': [{ type: 8, value: 'b', children: [{ type: 0, value: 'Hi' }] }],
    'a.quoted': 'Don’t'.replace('’', "'"),
  });
});
