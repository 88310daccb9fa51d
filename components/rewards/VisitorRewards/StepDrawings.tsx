import { tokens } from '../../theme/tokens';
import { starPath } from '../../ui/icons/shapes';
import { StepDrawing } from './StepDrawing';

const { gold, ink900, legendary, paper, text } = tokens.color;

/** Stars of a challenge on an arc over a gamepad: position along the arc, and whether reached. */
const arcStars = [
  { share: 0.22, isLit: true },
  { share: 0.5, isLit: true },
  { share: 0.78, isLit: false },
] as const;

export function EarnDrawing() {
  return (
    <StepDrawing>
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
    </StepDrawing>
  );
}

export function ChooseDrawing() {
  return (
    <StepDrawing>
      <PaperCard x={12} />
      <rect x="116" y="14" width="92" height="158" rx="6" fill={ink900} />
      <path d={starPath(162, 74, 32, 0.24)} fill={legendary} stroke="none" />
      <path d="M130 132h64M130 148h34" stroke={text} strokeOpacity=".9" />
      <PaperCard x={220} />
      <path d="M188 158l10 40 8-15 17-3z" fill={paper} strokeLinejoin="round" />
    </StepDrawing>
  );
}

const PaperCard = ({ x }: { x: number }) => (
  <g>
    <rect x={x} y="44" width="92" height="128" rx="6" fill={paper} />
    <path d={starPath(x + 46, 94, 22, 0.24)} strokeOpacity=".7" />
    <path d={`M${x + 14} 142h50M${x + 14} 156h34`} strokeOpacity=".4" />
  </g>
);
