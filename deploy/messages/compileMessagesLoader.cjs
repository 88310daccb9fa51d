const ts = require('typescript');

/**
 * For modules that define messages: drops what is for translators only, and parses the English texts, so that the browser needs
 * no parser. A loader of the bundler: takes and gives the source of a module.
 */
module.exports = async function compileMessages(source) {
  // The bundler keeps what loaders gave between builds: a change of this one makes that stale.
  this.addDependency(__filename);
  const { parse } = await import('@formatjs/icu-messageformat-parser');
  const file = ts.createSourceFile('messages.tsx', source, ts.ScriptTarget.Latest, true);
  const edits = [];

  const visit = (node) => {
    if (!ts.isPropertyAssignment(node)) return ts.forEachChild(node, visit);
    const name = node.name.getText(file);
    // A message may be called `description` itself: that is an object, not a note to translators.
    if (name === 'description' && textOf(node.initializer) !== null) {
      edits.push([node.getStart(file), skipComma(source, node.end), '']);
    } else if (name === 'defaultMessage') {
      const text = textOf(node.initializer);
      if (text !== null) {
        edits.push([node.initializer.getStart(file), node.initializer.end, JSON.stringify(parse(text))]);
      }
    } else ts.forEachChild(node, visit);
  };
  visit(file);

  return edits.reduceRight((text, [start, end, put]) => text.slice(0, start) + put + text.slice(end), source);
};

const skipComma = (source, end) => end + (/^\s*,/.exec(source.slice(end))?.[0].length ?? 0);

/** The text of a literal, or of literals joined with `+`; null where it is something else. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isBinaryExpression(node)) return null;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === null || right === null ? null : left + right;
}
