import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';

/**
 * Puts parentheses around the modules in the scripts of a build. V8 then compiles them while the file loads, away from the
 * main thread. Without, it skips their bodies there, and parses them a second time on the main thread when the page starts.
 */
export function parenthesizeModules(buildFolder: string): void {
  const folder = join(buildFolder, 'static/chunks');
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
    const file = join(folder, name);
    const source = readFileSync(file, 'utf8');
    const better = withParentheses(source);
    if (better !== source) writeFileSync(file, better);
  }
}

/**
 * The same script with parentheses around its modules, the functions in `TURBOPACK.push([script, id, function, id, function])`.
 * Any other script is returned as it is.
 */
export function withParentheses(source: string): string {
  const [statement] = parse(source, { ecmaVersion: 'latest' }).body;
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return source;
  const [modules] = statement.expression.arguments;
  if (modules?.type !== 'ArrayExpression') return source;
  let from = 0;
  let result = '';
  for (const element of modules.elements) {
    const isFunction = element?.type === 'ArrowFunctionExpression' || element?.type === 'FunctionExpression';
    if (!isFunction || source[element.start - 1] === '(') continue;
    result += `${source.slice(from, element.start)}(${source.slice(element.start, element.end)})`;
    from = element.end;
  }
  return result + source.slice(from);
}
