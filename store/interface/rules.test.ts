import {
  defaultOverlayHeight,
  headerResizeDebounceMs,
  initialHeaderHeight,
  overlayHeightFor,
  overlayResizeThrottleMs,
} from './rules';

it.each([
  [360, 40],
  [991, 40],
  [992, 64],
  [1920, 64],
])('at %d px the overlay is %d high', (width, height) => {
  expect(overlayHeightFor(width)).toBe(height);
});

it('has the numbers of spec 9', () => {
  expect({ defaultOverlayHeight, overlayResizeThrottleMs, headerResizeDebounceMs, initialHeaderHeight }).toEqual({
    defaultOverlayHeight: 50,
    overlayResizeThrottleMs: 1000,
    headerResizeDebounceMs: 50,
    initialHeaderHeight: 0,
  });
});
