/**
 * The icons that are no longer than a reference to the sprite. They are drawn in the page, so that those of the header are
 * painted with it. Paths on a 24 px grid, as in iconPaths.ts.
 */
export const shortIconPaths = {
  chevron: 'm6 9.5 6 6 6-6',
  arrow: 'M4 12h15.5M13.5 6l6 6-6 6',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  burger: 'M3.5 7h17M3.5 12h17M9 17h11.5',
  external: 'M8 16 17 7M9.5 7H17v7.5',
  check: 'm4.5 12.5 5 5 10-11',
  plus: 'M12 4.5v15M4.5 12h15',
} as const;
