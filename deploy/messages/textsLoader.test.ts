import { join } from 'node:path';
import addEnglishTexts from './textsLoader.cjs';

const load = (resourcePath: string, source: string) => {
  const depends: string[] = [];
  const result = addEnglishTexts.call(
    { resourcePath: join(process.cwd(), resourcePath), addDependency: (file: string) => depends.push(file) },
    source,
  );
  return { result, depends };
};

it('given a module of a feature, its texts are registered by a path from it', () => {
  const { result } = load('components/units/Ledger/Ledger.tsx', `t('units.ledger.title')`);
  expect(result).toContain('from "../../ui/text/englishTexts"');
  expect(result).toContain('{"units.ledger.title":"Units history"}');
});

it('given a change of a text or of the loader, what it gave before is stale', () => {
  const { depends } = load('components/ui/text/Title.tsx', '');
  expect(depends).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/components\/units\/texts\.json$/),
      expect.stringMatching(/textsLoader\.cjs$/),
    ]),
  );
});
