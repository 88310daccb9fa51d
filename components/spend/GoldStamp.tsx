import { useIntl } from 'react-intl';
import styled, { keyframes } from 'styled-components';
import { media, tokens } from '../theme/tokens';
import { line, onCircle } from '../ui/icons/shapes';

const center = { x: 82, y: 82 };

const milling = Array.from({ length: 48 }, (_, i) =>
  line(onCircle(center, 66, i * 7.5), onCircle(center, i % 4 ? 62 : 58, i * 7.5)),
).join('');

interface GoldStampProps {
  word: string;
  /** Below art that is gold itself. */
  isLow: boolean;
}

/** Decorative: the list of steps has the same word. */
export function GoldStamp({ word, isLow }: GoldStampProps) {
  const { locale } = useIntl();
  return (
    <StampPosition aria-hidden $isLow={isLow}>
      <svg width="164" height="164" viewBox="0 0 164 164" fill="none" stroke={tokens.color.gold}>
        <circle cx={center.x} cy={center.y} r="74" strokeWidth="3" />
        <circle cx={center.x} cy={center.y} r="66" />
        <circle cx={center.x} cy={center.y} r="46" />
        <path d={milling} />
        <rect x="-2" y="60" width="168" height="44" fill={tokens.color.ink950} stroke="none" />
        <path d="M0 60H164M0 104H164" strokeWidth="3" />
        <text
          x={center.x}
          y="91"
          textAnchor="middle"
          fill={tokens.color.gold}
          stroke="none"
          textLength={word.length > 8 ? 150 : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {word.toLocaleUpperCase(locale)}
        </text>
      </svg>
    </StampPosition>
  );
}

const land = keyframes`
  from { opacity: 0; transform: rotate(-4deg) scale(1.5); }
`;

const StampPosition = styled.div<{ $isLow: boolean }>`
  position: absolute;
  right: 28px;
  top: ${({ $isLow }) => ($isLow ? '284px' : '196px')};
  transform: rotate(-12deg);

  text {
    font: 800 25px ${tokens.font.display};
    letter-spacing: 0.1em;
  }
  @media print {
    rect {
      fill: #fff;
    }
  }

  ${media.motion} {
    animation: ${land} ${tokens.duration.modal}ms ${tokens.easing.out};
  }

  /* Beside a smaller picture, above the name. */
  ${media.below.laptop} {
    right: calc(50% - 150px);
    top: ${({ $isLow }) => ($isLow ? '88px' : '44px')};
    scale: 0.6;
    transform-origin: 100% 0;
  }
`;
