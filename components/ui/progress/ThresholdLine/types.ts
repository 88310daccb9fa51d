import type { ReactNode } from 'react';

export interface Threshold {
  /** The count to reach. */
  count: number;
  /** The Units it gives. */
  units: number;
}

/** Props of both drawings of the line. */
export interface ThresholdDrawingProps {
  thresholds: readonly Threshold[];
  value: number;
  /** Formats a figure for the locale. */
  format: (figure: number) => string;
  /** The last count with its unit: "40 crates". */
  lastCount?: ReactNode;
}
