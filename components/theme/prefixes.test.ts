import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of these, one of the oldest supported browsers (`browserslist` in package.json) knows the prefixed name alone. */
const declaration =
  /(?<![\w-])((?:mask(?:-[a-z]+)?|user-select|hyphens|backdrop-filter|print-color-adjust|text-size-adjust|box-decoration-break|initial-letter|background-clip(?=: text)):[^;]*;)/g;

/** The blocks of styles in a file: templates of components, or rules of a style sheet. */
const blocksIn = (file: string) =>
  readFileSync(file, 'utf8').matchAll(file.endsWith('.css') ? /\{[^{}]*\}/g : /`[^`]*`/g);

it('every style that the oldest supported browsers know by a prefix has it', () => {
  const files = ['components', 'platform/sso', 'platform/http/documents'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.|texts/.test(file))
      .map((file) => join(folder, file)),
  );
  const bare = files.flatMap((file) =>
    [...blocksIn(file)].flatMap(([style]) =>
      [...style.matchAll(declaration)].flatMap(([, found = '']) =>
        style.includes(`-webkit-${found}`) ? [] : [`${file}: ${found}`],
      ),
    ),
  );
  expect(bare).toEqual([]);
});
