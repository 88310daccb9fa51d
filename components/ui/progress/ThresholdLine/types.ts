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
  /** What is counted, shown with the last count of a large line: "40 crates". */
  unitName?: string | null;
}
