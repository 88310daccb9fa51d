const fixedSentences = [
  'Sorry, your balance is not available at the moment. Please retry later.',
  'The list is not exhaustive.',
  'Do not disturb',
  'You are here',
];

/** The longest sentence, in words. The aim is twenty; lists of rights and of checks are longer. */
const maxWords = 26;

/** Texts of this many words are labels, except if one is a placeholder of several words. */
const wordsOfLabel = 2;

const rules: { name: string; pattern: RegExp }[] = [
  {
    name: 'a phrase that players do not use',
    pattern:
      /\b(till|shelf|shelves|ledger|rota|of yours|of ours|the week turns|stands here|is called so|has yet to|at the moment|is had|what you have|come by|with the way to it|told no)\b/i,
  },
  {
    name: 'no contraction',
    pattern:
      /\bcannot\b|\b(do|does|did|is|are|was|were|has|have|had|can|could|would|should|will|must) not\b|\b(you|we|they) (are|will)\b|(^|[.!?] )(it|that|there|here) is\b/i,
  },
  {
    name: 'a sentence that does not name its subject',
    pattern: /(^|[.!?]\s+)(They|None|Nobody|What (you|we|it))\b(?![^.!?]*\?)/,
  },
];

/**
 * The rules of style that an English text breaks, by name; empty if it keeps all. Only for texts that label and explain:
 * names and stories of games are free. Placeholders count as one word, plurals are not measured.
 */
export function brokenCopyRules(text: string): string[] {
  const own = fixedSentences.reduce((rest, sentence) => rest.replace(sentence, ''), text);
  const broken = rules.filter(({ pattern }) => pattern.test(own)).map(({ name }) => name);
  const plain = own.replace(/<[^<>]+>/g, '');
  if (isChoice(plain)) return broken;
  const isLong = plain.split(/[.!?:;]\s+|\n/).some((sentence) => countWords(sentence) > maxWords);
  const isStoppedLabel = countWords(plain) <= wordsOfLabel && /[^}]\.$/.test(plain);
  return [
    ...broken,
    ...(isLong ? [`a sentence of more than ${maxWords} words`] : []),
    ...(isStoppedLabel ? ['a label with a full stop'] : []),
  ];
}

const isChoice = (text: string) => /\{\w+, (plural|select|selectordinal)/.test(text);
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;
