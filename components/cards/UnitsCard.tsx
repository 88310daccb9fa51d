import { tokens } from '../theme/tokens';
import { onCircle, starPath } from '../ui/icons/shapes';
import { Card } from './Card';

const { gold, goldRim, muted, onGold } = tokens.color;

const center = { x: 780, y: 290 };
/** Units expire after two years, at the end of a month (spec 4, Units expiry). */
const months = 24;
/** Elapsed months. */
const spent = 7;

const at = (month: number, radius: number) => {
  const { x, y } = onCircle(0, radius, -90 + (month / months) * 360);
  return { x: center.x + x, y: center.y + y };
};
const write = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A Unit on a dial of the two years that it is valid. */
export const UnitsCard = () => (
  <Card poleX={center.x} light={0.55}>
    {Array.from({ length: months }, (_, month) => (
      <path
        key={month}
        d={`M${write(at(month, 232))}L${write(at(month, month % 12 === 0 ? 266 : 250))}`}
        stroke={month <= spent ? gold : muted}
        strokeOpacity={month <= spent ? 1 : 0.6}
        strokeWidth={month % 12 === 0 ? 5 : 3}
        strokeLinecap="round"
      />
    ))}
    <path
      d={`M${write(at(0, 208))}A208 208 0 0 1 ${write(at(spent, 208))}`}
      fill="none"
      stroke={gold}
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path
      d={`M${write(at(spent, 208))}A208 208 0 1 1 ${write(at(months - 0.01, 208))}`}
      fill="none"
      stroke={muted}
      strokeOpacity=".5"
      strokeWidth="3"
      strokeDasharray="1 10"
      strokeLinecap="round"
    />
    <circle cx={at(spent, 208).x} cy={at(spent, 208).y} r="11" fill={gold} />
    <circle cx={center.x} cy={center.y} r="160" fill={gold} />
    <circle cx={center.x} cy={center.y} r="134" fill="none" stroke={goldRim} strokeOpacity=".4" strokeWidth="4" />
    <path d={starPath(center.x, center.y, 100, 0.32)} fill={onGold} />
  </Card>
);
