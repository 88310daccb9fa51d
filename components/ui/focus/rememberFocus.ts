/**
 * Remembers the focused element, or the one that was, and returns a function that focuses it again. If the element was removed meanwhile, for
 * example the button of a claimed reward, its nearest remaining ancestor that has a text gets the focus, or what follows the
 * item of a list or the section that is gone, or else the main area: never the document's body. In a plain box or a card that is its heading.
 */
export function rememberFocus(focused = document.activeElement): () => void {
  const elements = elementAndAncestors(focused);
  return () => {
    const element =
      elements.find(
        (each) => each.isConnected && !each.matches('body, html') && (each === elements[0] || hasText(each)),
      ) ?? document.querySelector('main');
    // Of a part of a page that has no name, a screen reader would say every word, and of a card none.
    const place = element?.matches('div, section, article, li:has(> article)')
      ? (element.querySelector('h1, h2, h3') ?? element)
      : element;
    if (!(place instanceof HTMLElement)) return;
    focusOnce(place, { preventScroll: true });
    // The page stays where it was, unless what the player did moved the place out of the window, or under the header. A control is
    // shown whole, as where a browser gives it the focus.
    const { top, bottom } = place.getBoundingClientRect();
    const belowHeader = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const [first, last] = place.tabIndex < 0 ? [bottom, top] : [top, bottom];
    if (first < belowHeader || last > window.innerHeight) place.scrollIntoView({ block: 'nearest' });
  };
}

const hasText = ({ textContent }: Element) => textContent.trim() !== '';

/** Of an item of a list and of a section, the neighbors come before what is around them. */
function elementAndAncestors(element: Element | null): Element[] {
  if (element === null) return [];
  const neighbors = element.matches('li, section') ? [element.nextElementSibling, element.previousElementSibling] : [];
  return [element, ...neighbors.filter((one) => one !== null), ...elementAndAncestors(element.parentElement)];
}

/** Focuses an element, and makes it focusable until it loses the focus if it is no control. */
export function focusOnce(element: HTMLElement, options?: FocusOptions): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus(options);
}

/** As the ref of what replaces the focused element: it gets the focus when it appears. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** As the ref of what tells a failure in a step: it may come where the window ends, or behind the step's buttons, which stay in view. */
export const showClear = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' });
