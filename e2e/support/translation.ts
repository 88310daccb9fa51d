import type { BrowserContext } from '@playwright/test';

/**
 * Does to the texts of every page what the translation of a browser does: each one is replaced by elements with a text of their
 * own, at once and whenever the page shows new ones. An error that the page has caught is an error of the test too.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const untouched = 'script, style, noscript, textarea, option, svg, font font';
    const newFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const translate = (text: Text) => {
      if (text.data.trim() === '' || text.parentElement?.closest(untouched)) return;
      const [outer, inner] = [newFont(), newFont()];
      outer.append(inner);
      inner.textContent = text.data;
      text.replaceWith(outer);
    };
    const translateAll = () => {
      const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
      found.forEach(translate);
    };
    window.addEventListener('caughterror', (event) => {
      if (event instanceof ErrorEvent) reportError(event.error);
    });
    new MutationObserver(translateAll).observe(document, { childList: true, subtree: true, characterData: true });
  });
}
