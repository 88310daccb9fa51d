import ts from 'typescript';
import { emptyNames, givenNames, vocabularyRules, type VocabularyRule } from './rules';

/** A word in a source file that the vocabulary replaces. */
export interface Violation {
  /** From 1. */
  line: number;
  /** The identifier, or the word in the comment. */
  found: string;
  kind: 'identifier' | 'comment';
  instead: string;
}

const forNames = byWord(vocabularyRules.filter((rule) => !rule.isAllowedInNames));
const forComments = byWord(vocabularyRules.filter((rule) => !rule.isAllowedInComments));

function byWord(rules: readonly VocabularyRule[]): ReadonlyMap<string, string> {
  return new Map(rules.flatMap(({ words, instead }) => words.map((word) => [word, instead] as const)));
}

/** The words of an identifier or a sentence, in lower case: `isToldOf` has `is`, `told` and `of`. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];

/** Every use of a replaced word in a source file's identifiers and comments, in the order of the lines. */
export function findViolations(path: string, text: string): Violation[] {
  const violations: Violation[] = [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const comments = new Map<number, number>();

  const visit = (node: ts.Node) => {
    for (const { pos, end } of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ]) {
      comments.set(pos, end);
    }
    if (ts.isIdentifier(node)) checkName(node);
    node.getChildren(source).forEach(visit);
  };

  const checkName = (node: ts.Identifier) => {
    const name = node.text;
    if (givenNames.has(name)) return;
    const word = wordsOf(name).find((each) => forNames.has(each));
    const instead = emptyNames.get(name) ?? (word === undefined ? undefined : forNames.get(word));
    if (instead !== undefined) {
      violations.push({ line: lineAt(node.getStart(source)), found: name, kind: 'identifier', instead });
    }
  };

  visit(source);
  for (const [start, end] of comments) {
    text
      .slice(start, end)
      .split('\n')
      .forEach((line, index) => {
        // A name that the code has, quoted in a comment, is checked where it is declared.
        for (const found of wordsOf(line.replace(/`[^`]*`/g, ''))) {
          const instead = forComments.get(found);
          if (instead !== undefined) violations.push({ line: lineAt(start) + index, found, kind: 'comment', instead });
        }
      });
  }
  return violations.sort((a, b) => a.line - b.line);
}
