/** The value below which this share of the values is; NaN without one. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;

export const median = (values: readonly number[]): number => percentile(values, 0.5);
