import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { readCodeTexts } from './codeTexts';
import { textIdsIn } from './textIds';

interface Module {
  /** The source of each declaration, by its name. */
  declarations: Map<string, string>;
  /** What comes from other files of the site, by its name in this one. */
  imports: Map<string, { file: string; name: string }>;
}

/** Everything in `PopupTexts` has the texts of the whole language file, and what is loaded ahead shows nothing yet. */
const leftOut = /<PopupTexts[^]*?<\/PopupTexts>|\bloadAhead\(\w+\)/g;
const lazyImport = /import\('(.+?)'\)/g;

const known = Object.keys(readCodeTexts());
const modules = new Map<string, Module>();

const fileOf = (from: string, path: string) =>
  ['.tsx', '.ts'].map((extension) => join(dirname(from), path) + extension).find((file) => existsSync(file));

function readModule(file: string): Module {
  const present = modules.get(file);
  if (present) return present;
  const module: Module = { declarations: new Map(), imports: new Map() };
  modules.set(file, module);
  const source = readFileSync(file, 'utf8').replaceAll(leftOut, '');
  for (const statement of ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true).statements) {
    if (ts.isImportDeclaration(statement)) {
      addImports(module, file, statement.moduleSpecifier, statement.importClause?.namedBindings);
    } else if (ts.isExportDeclaration(statement)) {
      addImports(module, file, statement.moduleSpecifier, statement.exportClause);
    } else if (ts.isVariableStatement(statement)) {
      for (const each of statement.declarationList.declarations)
        module.declarations.set(each.name.getText(), each.getText());
    } else {
      const name =
        ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) ? statement.name?.text : null;
      module.declarations.set(name ?? `statement at ${statement.pos}`, statement.getText());
    }
  }
  return module;
}

function addImports({ imports }: Module, file: string, from?: ts.Expression, names?: ts.Node): void {
  const target = from && ts.isStringLiteral(from) && fileOf(file, from.text);
  if (!target || !names || !(ts.isNamedImports(names) || ts.isNamedExports(names))) return;
  for (const { name, propertyName } of names.elements)
    imports.set(name.text, { file: target, name: (propertyName ?? name).text });
}

/**
 * The ids that a page can show, each with the file that names it: those of its declarations, and of every declaration that one of
 * these names, also in a part that loads later.
 */
function idsShownBy(page: string): Map<string, string> {
  const ids = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (file: string, name: string): void => {
    const key = `${file} ${name}`;
    if (seen.has(key) || !/^(components|pages)\//.test(file)) return;
    seen.add(key);
    const { declarations, imports } = readModule(file);
    const imported = imports.get(name);
    if (imported) visit(imported.file, imported.name);
    const source = declarations.get(name) ?? '';
    for (const id of textIdsIn(source, known)) ids.set(id, file);
    const words = source.match(/[\w$]+/g) ?? [];
    const lazyFiles = [...source.matchAll(lazyImport)].map(([, path = '']) => fileOf(file, path) ?? '');
    for (const from of [file, ...lazyFiles]) for (const word of words) visit(from, word);
  };
  for (const name of readModule(page).declarations.keys()) visit(page, name);
  return ids;
}

const areasIn = (file: string, ...names: string[]): string[] =>
  names.flatMap(
    (name) =>
      readModule(file)
        .declarations.get(name)
        ?.match(/(?<=')[\w.]+(?=')/g) ?? [],
  );

const areasOfShell = areasIn('store/pageProps.ts', 'areasOfTheShell');

const pages = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && path !== '_document.tsx')
  .map((path) => join('pages', path));

it.each(pages)('%s carries every text that it can show outside of PopupTexts', (page) => {
  const areas = [...areasOfShell, ...areasIn(page, 'getStaticProps', 'areas')];
  const missing = [...idsShownBy(page)].filter(([id]) => !areas.some((area) => `${id}.`.startsWith(`${area}.`)));
  expect(missing).toEqual([]);
});
