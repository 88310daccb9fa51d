import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { partsOf } from './template';
import type { Texts } from './texts';

/** Where the types of the values stand, which the compiler checks every use of a text with. */
export const textValuesFile = 'components/ui/text/textValues.ts';

/** The module of `textValuesFile`: the values and tags of each English text that has some. */
export function textValuesModule(texts: Texts): string {
  const lines = Object.entries(texts).flatMap(([id, text]) => {
    const fields = [...typesOf(text)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, type]) => `${name}: ${type}`);
    return fields.length === 0 ? [] : [`  '${id}': { ${fields.join('; ')} };`];
  });
  return `${head}export interface TextValues {\n${lines.join('\n')}\n}\n`;
}

const head = `// Written by \`npm run messages:extract\`.
import type { MessageTag } from 'react-intl';

/** The values of the texts that have some, by id. */
`;

/** A number if the text counts or formats it. */
function typesOf(text: string): Map<string, string> {
  const types = new Map<string, string>();
  for (const part of partsOf(parse(text))) {
    if (part.type === TYPE.literal || part.type === TYPE.pound) continue;
    const type = typeOf(part.type);
    if (type !== anyValue || !types.has(part.value)) types.set(part.value, type);
  }
  return types;
}

function typeOf(type: TYPE): string {
  if (type === TYPE.tag) return 'MessageTag';
  if (type === TYPE.number || type === TYPE.plural) return 'number';
  if (type === TYPE.date || type === TYPE.time) return 'number | Date';
  return anyValue;
}

const anyValue = 'string | number';
