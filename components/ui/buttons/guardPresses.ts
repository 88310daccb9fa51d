/** A double press takes less, and stays within so many pixels. */
export const doublePressMs = 600;
const doublePressPx = 16;

/**
 * Ignores a press at the place of the one before, for as long as a double press takes after what that one pressed is gone. A press
 * elsewhere counts at once, and so does one with a key: no key is over anything by chance.
 */
function watchPresses(region: GlobalEventHandlers) {
  let last = { clientX: NaN, clientY: NaN, at: -Infinity };
  let goneAt = -Infinity;
  const guard = (event: MouseEvent) => {
    const { clientX, clientY, detail } = event;
    // Presses of keys count none, and are at the middle of their button.
    if (detail === 0) return;
    const at = performance.now();
    const isSamePlace = Math.hypot(clientX - last.clientX, clientY - last.clientY) < doublePressPx;
    if (isSamePlace && at - goneAt < doublePressMs) {
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    last = { clientX, clientY, at };
    goneAt = -Infinity;
  };
  region.addEventListener('click', guard, { capture: true });
  return {
    gone: () => (goneAt = performance.now()),
    goneWithPress: () => (goneAt = last.at),
    back: () => (goneAt = -Infinity),
    end: () => region.removeEventListener('click', guard, { capture: true }),
  };
}

/**
 * The ref of a list whose rows disappear once they are answered: the second press of a double press does not answer the
 * next row, which has moved under the pointer. A row that is back after an error may be pressed at once.
 */
export function guardPresses(list: HTMLElement | null) {
  if (!list) return undefined;
  const presses = watchPresses(list);
  const observer = new MutationObserver((changes) => {
    const hasRow = (nodes: 'removedNodes' | 'addedNodes') =>
      changes.some((change) => [...change[nodes]].some((node) => node instanceof HTMLLIElement));
    if (hasRow('removedNodes')) presses.gone();
    else if (hasRow('addedNodes')) presses.back();
  });
  observer.observe(list, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    presses.end();
  };
}

/**
 * For what is open over the page: the second press of the double press that closes it does not reach what lies behind. Returns a
 * function to call once it is gone.
 */
export function guardBehind() {
  const presses = watchPresses(document);
  return () => {
    presses.goneWithPress();
    setTimeout(presses.end, doublePressMs);
  };
}
