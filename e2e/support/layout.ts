import type { Frame, Page } from '@playwright/test';

/**
 * The texts of a page that a reader cannot read whole, one sentence each: cut off by a box, outside the screen, or over
 * other text. Text in a scrollable box and text for screen readers do not count.
 */
export const layoutViolations = (page: Page | Frame): Promise<string[]> => page.evaluate(findViolations);

/** The reader's text size at 200%. */
export const enlargeText = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% !important; }' });

/** Scrolls to the end and back, so that everything that loads or appears on scrolling is there. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      // A starved browser may paint no frame.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 200);
      });
    }
    window.scrollTo(0, 0);
  });

/** Runs in the page, so it uses nothing from outside the function. */
function findViolations(): string[] {
  interface Piece {
    element: Element;
    text: string;
    box: DOMRect;
  }
  const slack = 2;
  const violations: string[] = [];
  const root = document.documentElement;
  const scrolls = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const cuts = (style: CSSStyleDeclaration) => /hidden|clip/.test(style.overflowX + style.overflowY);

  if (root.scrollWidth > root.clientWidth + 1) {
    const isHeldIn = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || isHeldIn(element.parentElement));
    const wide = [...document.body.querySelectorAll('*')].findLast(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && !isHeldIn(element.parentElement),
    );
    violations.push(
      `the page is ${root.scrollWidth} px wide, for <${wide?.tagName} class="${wide?.className}"> with "${wide?.textContent.slice(0, 60)}"`,
    );
  }

  const cutBy = ({ element, box }: Piece): Element | null => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.position === 'fixed' || scrolls(style)) return null;
      if (!cuts(style)) continue;
      const { left, right, top, bottom } = at.getBoundingClientRect();
      if (box.left < left - slack || box.right > right + slack || box.top < top - slack || box.bottom > bottom + slack)
        return at;
    }
    return null;
  };

  const isScrolled = ({ element }: Piece) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (scrolls(getComputedStyle(at))) return true;
    return false;
  };

  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || element.closest('script, style, noscript, option, [aria-hidden="true"]')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      // A text for screen readers is in a box of one pixel.
      if (box.width <= 1 || box.height <= 1) continue;
      pieces.push({ element, text: text.slice(0, 40), box });
    }
  }

  const isForReaders = ({ element }: Piece) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      if (width <= 1 && height <= 1) return true;
    }
    return false;
  };
  const seen = pieces.filter((piece) => !isForReaders(piece));

  for (const piece of seen) {
    const by = cutBy(piece);
    if (by) violations.push(`"${piece.text}" is cut off by <${by.tagName.toLowerCase()} class="${by.className}">`);
    else if (!isScrolled(piece) && (piece.box.right > root.clientWidth + slack || piece.box.left < -slack))
      violations.push(`"${piece.text}" is outside the screen`);
  }

  // Glyphs reach out of their line: a fifth of a line above and below is no overlap.
  const inner = ({ box }: Piece) => ({ top: box.top + box.height * 0.2, bottom: box.bottom - box.height * 0.2 });
  const free = seen.filter((piece) => !cutBy(piece)).sort((a, b) => a.box.top - b.box.top);
  free.forEach((one, index) => {
    for (const other of free.slice(index + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (one.element === other.element) continue;
      const height = Math.min(inner(one).bottom, inner(other).bottom) - Math.max(inner(one).top, inner(other).top);
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      if (height > 1 && width > slack) violations.push(`"${one.text}" and "${other.text}" overlap`);
    }
  });
  return [...new Set(violations)];
}

/** The words of a page's title that a line's end breaks without a hyphen. Where a page zooms in, it may break them. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const heading of document.querySelectorAll('h1')) {
      if (!heading.checkVisibility()) continue;
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        // Languages without spaces break anywhere.
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(
          /[\p{Script=Latin}\p{Script=Cyrillic}]+/gu,
        )) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
    }
    return broken;
  });
