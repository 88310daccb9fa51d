import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const page = 'docs/specification.md';

/** The paragraphs of each section, by its number: what begins in bold, and the first cells of tables. */
const sections = new Map(
  readFileSync(page, 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const terms = [...section.matchAll(/\*\*([^*]+?)[.:]?\*\*|^\| ([^|]+?) +\|/gm)];
      return [section.charAt(0), terms.map(([, bold, cell]) => bold ?? cell ?? '')] as const;
    }),
);

/** The table of what keeps each paragraph: `3 Reward`, with the files of its code and its tests. */
const [text = '', table = ''] = readFileSync(page, 'utf8').split(/^## Where each rule is kept$/m);
const rows = [...table.matchAll(/^\| (\d .+?) +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, rule = '', code = '', tests = '']) => ({ rule, code, tests }),
);

it('keeps a place in code and a test for each paragraph', () => {
  const headings = ['2 Screens', '2 Navigation'];
  const paragraphs = text
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const names = [...section.matchAll(/\*\*([^*]+?)[.:]?\*\*/g)].map(
        ([, name = '']) => `${section.charAt(0)} ${name}`,
      );
      return section.startsWith('8') ? ['8 all rows'] : names;
    });
  expect(rows.map(({ rule }) => rule).toSorted()).toEqual(
    [...new Set(paragraphs)].filter((name) => !headings.includes(name)).toSorted(),
  );
  const named = rows.flatMap(({ code, tests }) =>
    [...`${code} ${tests}`.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  );
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
  expect(rows.filter(({ tests }) => !/\.(test|spec)\.tsx?`/.test(tests))).toEqual([]);
});

interface Reference {
  file: string;
  section: string;
  /** What follows the number, if it begins like the name of a paragraph. */
  paragraph: string | undefined;
}

const isText = /\.(tsx?|mjs|cjs|js|md|ya?ml)$/;
const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => isText.test(file) && file !== page && file !== 'CHANGELOG.md');
const references = files.flatMap((file): Reference[] => {
  const text = readFileSync(file, 'utf8').replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
  return [...text.matchAll(/\b[Ss]pec (\d+)(?:, ([A-Z0-9][\w -]*))?/g)].map(([, section = '', paragraph]) => ({
    file,
    section,
    paragraph,
  }));
});

it('has a section, and the paragraph, for every reference in code and documents', () => {
  const missing = references.filter(({ section, paragraph }) => {
    const terms = sections.get(section);
    return !terms || (paragraph !== undefined && !terms.some((term) => paragraph.startsWith(term)));
  });
  expect(references.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
