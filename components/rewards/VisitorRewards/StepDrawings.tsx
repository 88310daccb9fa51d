import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { tokens } from '../../theme/tokens';
import { starPath } from '../../ui/icons/shapes';
import { visitorMessages } from './VisitorRewards.messages';

const { gold, ink900, legendary, paper, text } = tokens.color;

/** Dark lines on paper, 320 by 220, on a common horizon. */
const Drawing = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 320 220" fill="none" stroke={ink900} strokeWidth="1.5">
    <path d="M0 190.5H320" strokeOpacity=".3" />
    {children}
  </svg>
);

/** Stars of a challenge on an arc over a gamepad: position along the arc, and whether reached. */
const arcStars = [
  { share: 0.22, isLit: true },
  { share: 0.5, isLit: true },
  { share: 0.78, isLit: false },
] as const;

export function EarnDrawing() {
  return (
    <Drawing>
      <path d="M10 190A150 150 0 0 1 310 190" />
      {arcStars.map(({ share, isLit }) => {
        const angle = Math.PI * (1 - share);
        const [x, y] = [Math.round(160 + Math.cos(angle) * 150), Math.round(190 - Math.sin(angle) * 150)];
        return (
          <g key={share}>
            <circle cx={x} cy={y} r="19" fill={isLit ? gold : paper} />
            <path d={starPath(x, y, 13, 0.3)} fill={isLit ? ink900 : 'none'} strokeWidth="1.25" />
          </g>
        );
      })}
      <g transform="translate(121 118)">
        <path
          d="M20 6h38c20 0 28 16 32 38 3 20 0 34-12 34-14 0-18-22-32-22H32c-14 0-18 22-32 22-12 0-15-14-12-34C-8 22 0 6 20 6Z"
          fill={paper}
        />
        <path d="M18 24v20M8 34h20M58 28v.2M66 38v.2" strokeWidth="3" strokeLinecap="round" />
      </g>
    </Drawing>
  );
}

export function ChooseDrawing() {
  return (
    <Drawing>
      <PaperCard x={12} />
      <rect x="116" y="14" width="92" height="158" rx="6" fill={ink900} />
      <path d={starPath(162, 74, 32, 0.24)} fill={legendary} stroke="none" />
      <path d="M130 132h64M130 148h34" stroke={text} strokeOpacity=".9" />
      <PaperCard x={220} />
      <path d="M188 158l10 40 8-15 17-3z" fill={paper} strokeLinejoin="round" />
    </Drawing>
  );
}

const PaperCard = ({ x }: { x: number }) => (
  <g>
    <rect x={x} y="44" width="92" height="128" rx="6" fill={paper} />
    <path d={starPath(x + 46, 94, 22, 0.24)} strokeOpacity=".7" />
    <path d={`M${x + 14} 142h50M${x + 14} 156h34`} strokeOpacity=".4" />
  </g>
);

export function ClaimDrawing() {
  const word = useIntl().formatMessage(visitorMessages.claimed);
  return (
    <Drawing>
      <rect x="62" y="18" width="172" height="172" rx="8" fill={ink900} />
      <path d={starPath(148, 92, 50, 0.22)} fill={legendary} stroke="none" />
      <path d="M84 160h92" stroke={text} strokeOpacity=".8" />
      <g transform="translate(214 142) rotate(-12)">
        <circle r="54" fill={paper} strokeWidth="2.5" />
        <circle r="46" strokeDasharray="1 5" strokeLinecap="round" />
        <text
          y="7"
          textAnchor="middle"
          stroke="none"
          fill={ink900}
          style={{ font: `700 21px ${tokens.font.display}` }}
          {...(Array.from(word).length > 8 && { textLength: 84, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {word}
        </text>
      </g>
    </Drawing>
  );
}
