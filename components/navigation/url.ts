/** The part of Node's `parse` that next-routes uses, in place of the usual module for browsers, which is 15 times larger. */
export function parse(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://site');
  return { pathname, query: Object.fromEntries(searchParams) };
}
