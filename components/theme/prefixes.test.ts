import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of these, Safari 16.4, or Chrome and Edge 111, know the prefixed name alone. */
const declaration = /(?<![\w-])((?:mask(?:-[a-z]+)?|user-select|hyphens|backdrop-filter):[^;]*;)/g;

it('every style that the oldest supported browsers know by a prefix has it', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|texts/.test(file),
  );
  const bare = files.flatMap((file) => {
    const styles = readFileSync(join('components', file), 'utf8').matchAll(/`[^`]*`/g);
    return [...styles].flatMap(([style]) =>
      [...style.matchAll(declaration)].flatMap(([, found = '']) =>
        style.includes(`-webkit-${found}`) ? [] : [`${file}: ${found}`],
      ),
    );
  });
  expect(bare).toEqual([]);
});
