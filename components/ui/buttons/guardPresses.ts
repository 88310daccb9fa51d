/** A double press takes less. */
const guardMs = 600;

/**
 * The ref of a list whose rows disappear once they are answered: the second press of a double press does not answer the next row,
 * which has moved under the pointer.
 */
export function guardPresses(list: HTMLElement | null) {
  if (!list) return undefined;
  let removedAt = -Infinity;
  const observer = new MutationObserver((changes) => {
    const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
    if (removed.some((node) => node instanceof HTMLLIElement)) removedAt = performance.now();
  });
  const guard = (event: MouseEvent) => {
    if (performance.now() - removedAt >= guardMs) return;
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
