import { VisuallyHidden } from '../../text/VisuallyHidden';
import { LargeThresholdLine } from './LargeThresholdLine';
import type { Threshold } from './LargeThresholdLine';
import { RowThresholdLine } from './RowThresholdLine';

interface ThresholdLineProps {
  /** Ascending by count, at least one. */
  thresholds: readonly Threshold[];
  value: number;
  /** The progress in one sentence: "28 of 40 crates, two of three stars lit". */
  label: string;
  /** One threshold as text, for screen readers: "25 crates, 20 Units, reached". */
  describe: (threshold: Threshold, isReached: boolean) => string;
  /** `large` on the home page and on a challenge's own page, `row` in the lists of player screens. */
  size?: keyof typeof drawings;
  format?: (figure: number) => string;
  /** What is counted, in the plural; shown with the last count of a large line. */
  unitName?: string | null;
}

const drawings = { large: LargeThresholdLine, row: RowThresholdLine } as const;

/** The progress of a challenge as a line with one star per threshold, filled when it is reached. */
export function ThresholdLine({
  thresholds,
  value,
  label,
  describe,
  size = 'large',
  format = String,
  unitName,
}: ThresholdLineProps) {
  const Drawing = drawings[size];
  return (
    <div role="group" aria-label={label}>
      <VisuallyHidden as="ul">
        {thresholds.map((threshold) => (
          <li key={threshold.count}>{describe(threshold, value >= threshold.count)}</li>
        ))}
      </VisuallyHidden>
      <div aria-hidden>
        <Drawing thresholds={thresholds} value={value} format={format} unitName={unitName} />
      </div>
    </div>
  );
}
