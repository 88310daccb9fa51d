/** Spec 9, Header and layout; widths and heights in px, times in ms. */
const wideFromWidth = 992;
const wideOverlayHeight = 64;
const narrowOverlayHeight = 40;
export const defaultOverlayHeight = 50;
export const overlayResizeThrottleMs = 1_000;
export const headerResizeDebounceMs = 50;
export const initialHeaderHeight = 0;

/** Spec 9, Header and layout. */
export const overlayHeightFor = (windowWidth: number) =>
  windowWidth >= wideFromWidth ? wideOverlayHeight : narrowOverlayHeight;
