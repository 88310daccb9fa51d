import { useId } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { share } from '../icons/shapes';

interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  figure: string;
}

export function ProgressBar({ label, value, max, figure }: ProgressBarProps) {
  const id = useId();
  return (
    <div>
      <LabelLine>
        <span id={id}>{label}</span>
        <Figure aria-hidden>{figure}</Figure>
      </LabelLine>
      <BarTrack
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={figure}
      >
        <BarFill style={{ transform: `translateX(${(share(value, max) - 1) * 100}%)` }} />
      </BarTrack>
    </div>
  );
}

const LabelLine = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  margin-bottom: 10px;
  font-size: ${tokens.size.small};
`;

const Figure = styled.span`
  font-family: ${tokens.font.display};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export const BarTrack = styled.div`
  height: 6px;
  border-radius: 3px;
  background-color: ${tokens.on.off};
  overflow: hidden;
`;

/** Moved to the left by what is missing: `translateX(-40%)`. */
export const BarFill = styled.div`
  height: 100%;
  border-radius: 3px;
  background-color: ${tokens.on.text};
  transition: transform ${tokens.duration.carousel}ms ${tokens.easing.out};
`;
