import compileMessages from './compileMessagesLoader.cjs';

const depends: string[] = [];
const compiled = (source: string) =>
  compileMessages.call({ addDependency: (file: string) => depends.push(file) }, source);

test('a change of the loader makes what it gave before stale', async () => {
  await compiled('');
  expect(depends.at(-1)).toMatch(/compileMessagesLoader\.cjs$/);
});

test('texts are parsed ahead of time, notes to translators are left out', async () => {
  const source = `export const m = defineMessages({ hi: { id: 'a.hi', defaultMessage: 'Hi {name}', description: 'A greeting' } });`;
  expect(await compiled(source)).toBe(
    `export const m = defineMessages({ hi: { id: 'a.hi', defaultMessage: [{"type":0,"value":"Hi "},{"type":1,"value":"name"}],  } });`,
  );
});

test('a text over two lines is one text', async () => {
  expect(await compiled(`const m = { defaultMessage: 'one ' +\n 'two' };`)).toBe(
    `const m = { defaultMessage: [{"type":0,"value":"one two"}] };`,
  );
});

test('a message that is called description stays', async () => {
  const source = `const m = { description: { id: 'x', defaultMessage: 'a' } };`;
  expect(await compiled(source)).toContain(`description: { id: 'x'`);
});

test('what is no literal is left alone', async () => {
  const source = 'const m = { defaultMessage: text };';
  expect(await compiled(source)).toBe(source);
});
