import type { TestDetails } from '@playwright/test';

/**
 * Details of a test that only `npm run test:matrix` runs: one more page, language or width of something that `npm run e2e`
 * checks on a representative one.
 */
export const matrixOnly: TestDetails = { tag: '@matrix' };

/** The tests of `matrixOnly`, for the two Playwright configs. */
export const matrixTag = /@matrix/;

/** Details of one of several tests of a kind: `npm run e2e` runs the representative ones, the matrix the others. */
export const inMatrixUnless = (isRepresentative: boolean): TestDetails => (isRepresentative ? {} : matrixOnly);
