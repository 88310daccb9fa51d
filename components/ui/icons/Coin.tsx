import styled from 'styled-components';
import { symbolAddress } from './Icon';

interface CoinProps {
  /** Dark coin with a gold star, for gold surfaces. */
  isInverted?: boolean;
  /** CSS length; by default it scales with the text. */
  size?: string;
}

export function Coin({ isInverted = false, size }: CoinProps) {
  return (
    <Drawing style={size === undefined ? undefined : { width: size, height: size }} aria-hidden>
      <use href={symbolAddress(isInverted ? 'coin-inverted' : 'coin')} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: inline-block;
  flex: none;
  width: 1.05em;
  height: 1.05em;
`;
