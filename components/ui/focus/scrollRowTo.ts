/** Scrolls a row sideways until all of an item is in view. With the focus alone, browsers leave an item that is partly in view. */
export function scrollRowTo(row: HTMLElement, item: Element): void {
  const bounds = row.getBoundingClientRect();
  const { left, right } = item.getBoundingClientRect();
  const isInView = left >= bounds.left && right <= bounds.right;
  if (!isInView) row.scrollLeft += (left + right - bounds.left - bounds.right) / 2;
}

/** The same for an item that a key has brought the focus to. A press must not move what it is on: it would hit nothing. */
export function scrollRowToFocus(row: HTMLElement, focused: EventTarget | null): void {
  if (focused instanceof Element && focused.matches(':focus-visible'))
    scrollRowTo(row, focused.closest('article') ?? focused);
}
