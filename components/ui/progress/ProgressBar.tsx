import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { share } from '../icons/shapes';

interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  /** The amount in words: "7 of 47"; read out in place of a percentage. */
  figure: string;
  /** Behind the label, e.g. an icon. */
  note?: ReactNode;
}

/** A bar for an amount, its name and its figure over it. */
export function ProgressBar({ label, value, max, figure, note }: ProgressBarProps) {
  const id = useId();
  return (
    <div>
      <Words>
        <span id={id}>
          {label}
          {note}
        </span>
        <Figure aria-hidden>{figure}</Figure>
      </Words>
      <Track
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={figure}
      >
        <Fill style={{ transform: `translateX(${(share(value, max) - 1) * 100}%)` }} />
      </Track>
    </div>
  );
}

const Words = styled.div`
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

const Track = styled.div`
  height: 6px;
  border-radius: 3px;
  background-color: ${tokens.on.off};
  overflow: hidden;
`;

const Fill = styled.div`
  height: 100%;
  border-radius: 3px;
  background-color: ${tokens.on.text};
  transition: transform ${tokens.duration.carousel}ms ${tokens.easing.out};
`;
