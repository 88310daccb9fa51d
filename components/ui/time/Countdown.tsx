import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { VisuallyHidden } from '../text/VisuallyHidden';

interface CountdownProps {
  /** Days, hours, minutes, each with its unit ("3", "days"). */
  figures: readonly { figure: string; unit: string }[];
  /** Text for screen readers: "3 days, 4 hours and 12 minutes left". */
  label: string;
}

/** The time left in large figures. The caller computes and updates the figures. */
export function Countdown({ figures, label }: CountdownProps) {
  return (
    <div role="timer">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Row aria-hidden>
        {figures.map(({ figure, unit }) => (
          <span key={unit}>
            <b>{figure}</b>
            {unit}
          </span>
        ))}
      </Row>
    </div>
  );
}

const Row = styled.div`
  display: flex;
  gap: 28px;

  span {
    display: grid;
    font: 500 ${tokens.size.fine} / 1.3 ${tokens.font.body};
    color: ${tokens.on.muted};
  }
  b {
    font: 600 2.5rem / 1 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
    color: ${tokens.on.text};
  }
`;
