// jsdom compares every rule with every element that a query visits: without styles the tests of screens take five sixths of
// the time. Widths and what they hide are the business of browser tests anyway.
// oxlint-disable-next-line typescript/unbound-method -- put back below
const { insertRule } = CSSStyleSheet.prototype;
CSSStyleSheet.prototype.insertRule = () => 0;

/** Inserts styles, for the tests of a file that check them. */
export function insertStyles() {
  CSSStyleSheet.prototype.insertRule = insertRule;
}

// The next file of the process has the same prototype.
afterAll(insertStyles);
