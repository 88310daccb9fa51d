/** An object with only these fields of another one: what a page carries of a response. */
export function pick<From extends object, Name extends keyof From>(from: From, ...names: Name[]): Pick<From, Name>;
export function pick(from: Record<string, unknown>, ...names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, from[name]]));
}
