/**
 * Remembers the focused element and returns a function that focuses it again. If the element was removed meanwhile, for
 * example the button of a claimed reward, its nearest remaining ancestor gets the focus, or else the main area: never the
 * document's body.
 */
export function rememberFocus(): () => void {
  const elements = elementAndAncestors(document.activeElement);
  return () => {
    const element =
      elements.find((each) => each.isConnected && each.closest('body') !== each && each.closest('html') !== each) ??
      document.querySelector('main');
    if (!(element instanceof HTMLElement)) return;
    if (element !== elements[0]) makeFocusableOnce(element);
    element.focus({ preventScroll: true });
  };
}

/** An element and its ancestors, innermost first. */
function elementAndAncestors(element: Element | null): Element[] {
  return element ? [element, ...elementAndAncestors(element.parentElement)] : [];
}

/** Makes an element focusable until it loses the focus. */
function makeFocusableOnce(element: HTMLElement): void {
  if (element.hasAttribute('tabindex')) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
