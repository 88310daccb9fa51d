import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { starPath } from './shapes';

const { gold, goldRim, ink900 } = tokens.color;

interface CoinProps {
  /** Dark coin with a gold star, for gold surfaces. */
  isInverted?: boolean;
  /** CSS length; by default it scales with the text. */
  size?: string;
}

const star = starPath(10, 10, 6, 0.34);

/** The coin for Units. Decorative: the figure beside it carries the meaning. */
export function Coin({ isInverted = false, size = '1.05em' }: CoinProps) {
  return (
    <Drawing viewBox="0 0 20 20" style={{ width: size, height: size }} aria-hidden>
      <circle cx="10" cy="10" r="10" fill={isInverted ? ink900 : gold} />
      {!isInverted && (
        <circle cx="10" cy="10" r="7.9" fill="none" stroke={goldRim} strokeOpacity=".35" strokeWidth=".9" />
      )}
      <path d={star} fill={isInverted ? gold : ink900} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: inline-block;
  flex: none;
`;
