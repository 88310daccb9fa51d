import ts from 'typescript';

/**
 * The ids among `known` that a module names: each string literal that is an id, and each template such as
 * `units.ledger.${kind}` for all ids that have one part in the place of its expression (the compiler checks that the ids of
 * all its values exist).
 */
export function textIdsIn(source: string, known: readonly string[]): string[] {
  const isKnown = new Set(known);
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      if (isKnown.has(node.text)) found.add(node.text);
    } else if (ts.isTemplateExpression(node) && startsAsId.test(node.head.text)) {
      const pattern = patternOf(node);
      for (const id of known) if (pattern.test(id)) found.add(id);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest));
  return [...found].sort();
}

const startsAsId = /^[a-z]\w*\.[\w.-]*$/i;

function patternOf({ head, templateSpans }: ts.TemplateExpression): RegExp {
  const parts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  return new RegExp(`^${parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('[^.]+')}$`);
}
