import { tokens } from '../theme/tokens';
import { starPath } from '../ui/icons/shapes';
import { Card } from './Card';

const { color, font } = tokens;

/** The price in Units and the store discount. */
export const ShopDiscountCard = () => (
  <Card poleX={330} light={0.5}>
    <g fontFamily={font.display} fontWeight="600" textAnchor="middle">
      <circle cx="330" cy="268" r="150" fill={color.gold} />
      <circle cx="330" cy="268" r="130" fill="none" stroke={color.goldRim} strokeOpacity=".4" strokeWidth="3" />
      <path d={starPath(330, 208, 44, 0.32)} fill={color.onGold} />
      <text x="330" y="346" fontSize="112" letterSpacing="-3" fill={color.onGold}>
        100
      </text>
      <path d="M512 268H636" stroke={color.gold} strokeWidth="4" strokeDasharray="1 14" strokeLinecap="round" />
      <path d="m628 246 24 22-24 22" fill="none" stroke={color.gold} strokeWidth="4" strokeLinecap="round" />
      <g transform="rotate(-4 910 268)">
        <rect x="690" y="118" width="440" height="300" rx="14" fill={color.paper} />
        <path d="M690 340H1130" stroke={color.paperText} strokeOpacity=".28" strokeWidth="2" strokeDasharray="2 10" />
        <text x="910" y="290" fontSize="150" letterSpacing="-6" fill={color.paperText}>
          −20%
        </text>
        <text x="910" y="390" fontSize="30" letterSpacing="3" fillOpacity=".62" fill={color.paperText}>
          ★ ★ ★ ★ – ★ ★ ★ ★
        </text>
      </g>
    </g>
  </Card>
);
