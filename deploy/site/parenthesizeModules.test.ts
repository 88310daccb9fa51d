import { runInNewContext } from 'node:vm';
import { withParentheses } from './parenthesizeModules';

const head = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([0,';

test.each([
  [
    'each module',
    `${head}12,(e,t)=>{t.exports=[()=>1]},13,14,function(e){}]);`,
    `${head}12,((e,t)=>{t.exports=[()=>1]}),13,14,(function(e){})]);`,
  ],
  ['none that has them', `${head}12,(e=>{})]);`, `${head}12,(e=>{})]);`],
  ['nothing in a script without modules', 'self.__BUILD_MANIFEST={a:()=>1};', 'self.__BUILD_MANIFEST={a:()=>1};'],
])('parenthesizes %s', (_what, source, expected) => {
  expect(withParentheses(source)).toBe(expected);
});

test('the script does the same as before', () => {
  const source = `out.push([0,7,(e)=>{e.value="()=>{}"},8,e=>{e.value+=/[(]/.source}]);`;
  const run = (script: string) => {
    const context = { out: [], page: { value: '' } };
    const start = `for (const each of out[0]) if (typeof each === 'function') each(page);`;
    runInNewContext(`${script}${start}`, context);
    return context.page.value;
  };
  expect(run(withParentheses(source))).toBe('()=>{}[(]');
  expect(run(withParentheses(source))).toBe(run(source));
});
