import { errorText } from '../http/errorCatalogue';

/**
 * Names of the variables in a message's template: `units` and `date` in `{units, number} on {date}`. Braces inside a
 * variable hold texts of their own, such as the forms of a plural, whose words are no variables.
 */
export function variablesOf(template: string): string[] {
  const names = new Set<string>();
  let depth = 0;
  for (const { 0: brace, 1: name } of template.matchAll(/\{\s*([\w-]*)|\}/g)) {
    if (brace === '}') {
      depth -= 1;
    } else {
      if (depth % 2 === 0 && name) names.add(name);
      depth += 1;
    }
  }
  return [...names];
}

/**
 * Throws where a variable of the template has no value (spec 5, spec 8): "The intl string context variable '{name}' was
 * not provided to the string '{id}'.", or the shorter form where the message has no id.
 */
export function requireVariables(template: string, values: Record<string, unknown> = {}, id?: string): void {
  const name = variablesOf(template).find((variable) => values[variable] === undefined || values[variable] === null);
  if (name === undefined) return;
  throw new Error(
    id === undefined ? errorText('locale/missingValue', { name }) : errorText('locale/missingVariable', { name, id }),
  );
}
