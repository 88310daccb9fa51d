const { dirname, join, relative } = require('node:path');
const { createJiti } = require('jiti');

const { addEnglish, currentTexts } = createJiti(__filename)('./addEnglish.ts');

const registry = join(__dirname, '../../components/ui/text/englishTexts');
const own = ['textsLoader.cjs', 'addEnglish.ts', 'codeTexts.ts', 'textIds.ts'].map((file) => join(__dirname, file));

/** A loader of the bundler: takes and gives the source of a module (see addEnglish.ts). */
module.exports = function addEnglishTexts(source) {
  const { texts, files } = currentTexts();
  // The bundler keeps what loaders gave between builds: a change of these files makes that stale.
  for (const file of [...own, ...files]) this.addDependency(file);
  const path = relative(dirname(this.resourcePath), registry).replaceAll('\\', '/');
  return addEnglish(source, texts, path.startsWith('.') ? path : `./${path}`);
};
