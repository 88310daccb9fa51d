/** A double press takes less, and stays within so many pixels. */
export const doublePressMs = 600;
const doublePressPx = 16;

/**
 * The ref of a list whose rows disappear once they are answered: the second press of a double press does not answer the
 * next row, which has moved under the pointer. A row that is back after an error may be pressed at once, and so may the
 * next one with a key: no key is over a row by chance.
 */
export function guardPresses(list: HTMLElement | null) {
  if (!list) return undefined;
  let removedAt = -Infinity;
  let last = { clientX: NaN, clientY: NaN };
  const observer = new MutationObserver((changes) => {
    const hasRow = (nodes: 'removedNodes' | 'addedNodes') =>
      changes.some((change) => [...change[nodes]].some((node) => node instanceof HTMLLIElement));
    if (hasRow('removedNodes')) removedAt = performance.now();
    else if (hasRow('addedNodes')) removedAt = -Infinity;
  });
  const guard = (event: MouseEvent) => {
    const { clientX, clientY, detail } = event;
    // Presses of keys count none, and are at the middle of their button.
    if (detail === 0) return;
    const isSamePlace = Math.hypot(clientX - last.clientX, clientY - last.clientY) < doublePressPx;
    last = { clientX, clientY };
    if (!isSamePlace || performance.now() - removedAt >= doublePressMs) return;
    event.stopPropagation();
    event.preventDefault();
  };
  observer.observe(list, { childList: true, subtree: true });
  list.addEventListener('click', guard, { capture: true });
  return () => {
    observer.disconnect();
    list.removeEventListener('click', guard, { capture: true });
  };
}
