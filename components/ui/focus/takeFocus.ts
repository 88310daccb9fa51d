/** As the ref of what replaces the focused element: it gets the focus when it appears. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
