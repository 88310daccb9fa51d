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
  const run = (script: string): unknown => {
    const out: unknown[] = [];
    new Function('out', script)(out);
    const [modules] = out;
    const response = { value: '' };
    if (Array.isArray(modules)) for (const each of modules) if (typeof each === 'function') each(response);
    return response.value;
  };
  expect(run(withParentheses(source))).toBe('()=>{}[(]');
  expect(run(withParentheses(source))).toBe(run(source));
});
