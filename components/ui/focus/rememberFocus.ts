/** What has the focus in the place of something that is gone, which a dialog that is opened from it may bring back. */
let standIn: { place: Element; elements: readonly Element[] } | null = null;

let isHandedOn = false;

/** For a dialog that closes as another one opens: the focus goes straight to that one, which gives it back to where it was. */
export const handFocusOn = (): void => void (isHandedOn = true);

/**
 * Remembers the focused element, or the one that was, and returns a function that focuses it again, or what has its id by now. If the
 * element was removed meanwhile, for example the button of a claimed reward, its nearest remaining ancestor that has a text gets the
 * focus, or what follows the item of a list or the section that is gone, or else the main area: never the document's body. In a plain
 * box, a list or a card that is a heading, if there is one in view.
 */
export function rememberFocus(focused = document.activeElement): () => void {
  const elements = focused !== null && focused === standIn?.place ? standIn.elements : elementAndAncestors(focused);
  isHandedOn = false;
  return () => {
    if (isHandedOn) {
      standIn = { place: document.body, elements };
      return;
    }
    const remaining = elements.map(asRenderedNow);
    const element =
      remaining.find(
        (each) => each.isConnected && !each.matches('body, html') && (each === remaining[0] || hasText(each)),
      ) ?? document.querySelector('main');
    // Of a part of a page that has no name, a screen reader would say every word, and of a card none.
    const place = element?.matches('div, section, article, ul, ol, li:has(> article)')
      ? (headingIn(element) ?? element)
      : element;
    if (!(place instanceof HTMLElement)) return;
    standIn = { place, elements };
    // The page stays where it was, unless what the player did moved the place out of the window, or under the header.
    const stays = isInView(place);
    focusOnce(place, { preventScroll: true });
    if (!stays) place.scrollIntoView({ block: 'nearest' });
  };
}

const hasText = ({ textContent }: Element) => textContent.trim() !== '';

/** A card that goes to another list, or comes back, is another element. */
const asRenderedNow = (element: Element): Element =>
  element.isConnected ? element : (document.getElementById(element.id) ?? element);

function headingIn(element: Element): HTMLElement | undefined {
  // One for screen readers alone, 1 px high, shows no ring.
  const headings = [...element.querySelectorAll<HTMLElement>('h1, h2, h3')].filter(
    (heading) => heading.getBoundingClientRect().height !== 1,
  );
  return headings.find(isInView) ?? headings[0];
}

/** A control as a whole, as where a browser gives it the focus; else a part is enough. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const belowHeader = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const [first, last] = element.tabIndex < 0 ? [bottom, top] : [top, bottom];
  return first >= belowHeader && last <= window.innerHeight;
}

/** Of an item of a list and of a section, its neighbors come before what is around them, first those that follow it. */
function elementAndAncestors(element: Element | null): Element[] {
  if (element === null) return [];
  const around = element.matches('li, section') ? [...(element.parentElement?.children ?? [])] : [];
  const index = around.indexOf(element);
  const neighbors = [...around.slice(index + 1), ...around.slice(0, index).reverse()];
  return [element, ...neighbors, ...elementAndAncestors(element.parentElement)];
}

/**
 * Focuses an element, and makes it focusable until it loses the focus if it is no control. With 0, as with -1 Chromium's Tab goes
 * back to the first control of an item of a `reading-flow` that has none after the element.
 */
export function focusOnce(element: HTMLElement, options?: FocusOptions): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = 0;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus(options);
}

/** As the ref of what replaces the focused element: it gets the focus when it appears. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** As the ref of what tells a failure in a step: it may come where the window ends, or behind the step's buttons, which stay in view. */
export const showClear = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' });
