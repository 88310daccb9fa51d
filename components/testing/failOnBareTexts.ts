/**
 * The translation of a browser wraps the texts of a page into elements. A text that React removes, or inserts something
 * before, is then no longer where React has put it, and the page breaks: such a text needs an element of its own. A test
 * fails if one of its screens has a text without.
 */
const found = new Set<string>();

const record = (change: string, { textContent }: Text, { outerHTML }: Element) =>
  found.add(`${change} “${textContent}”: ${outerHTML.slice(0, 400)}`);

// oxlint-disable-next-line typescript/unbound-method -- called with its node below
const insertBefore = Node.prototype.insertBefore;
Node.prototype.insertBefore = function insertBeforeElement<T extends Node>(
  this: Node,
  node: T,
  before: Node | null,
): T {
  if (before instanceof Text && isOfScreen(this)) record('Something is inserted before', before, this);
  return insertBefore.call<Node, [T, Node | null], T>(this, node, before);
};

// oxlint-disable-next-line typescript/unbound-method -- called with its node below
const removeChild = Node.prototype.removeChild;
Node.prototype.removeChild = function removeElement<T extends Node>(this: Node, node: T): T {
  if (node instanceof Text && isOfScreen(this)) record('React removes', node, this);
  return removeChild.call<Node, [T], T>(this, node);
};

function isOfScreen(parent: Node): parent is Element {
  // A test may render a text alone into the body.
  const isWithinPart = parent.parentElement !== document.body && document.body.contains(parent);
  return parent instanceof Element && isWithinPart && parent.localName !== 'style';
}

afterEach(() => {
  const bare = [...found];
  found.clear();
  expect(bare).toEqual([]);
});
