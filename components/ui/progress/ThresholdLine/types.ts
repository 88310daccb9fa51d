import type { ReactNode } from 'react';

export interface Threshold {
  /** What has to be reached. */
  count: number;
  /** What it gives. */
  units: number;
}

/** What both drawings of the line take. */
export interface ThresholdDrawingProps {
  thresholds: readonly Threshold[];
  value: number;
  /** Writes a figure for the reader's locale. */
  format: (figure: number) => string;
  /** The last count with what is counted: "40 crates". */
  lastCount?: ReactNode;
}
