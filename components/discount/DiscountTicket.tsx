import { useId } from 'react';
import { tokens } from '../theme/tokens';
import { line, onCircle, starPath } from '../ui/icons/shapes';
import { Ticket, tilt } from './Ticket';

export const DiscountTicket = () => <Ticket paper={<TicketPaper />} />;

const { gold, goldRim, onGold } = tokens.color;
const width = 720;
const height = 360;
/** The x position of the stub's edge. */
const fold = 196;
/** The center of the ticket's pattern, below its right corner. */
const pole = { x: 640, y: 380 };

const outline =
  `M14 0H${fold - 16}a16 16 0 0 0 32 0H${width - 14}a14 14 0 0 1 14 14V${height - 14}a14 14 0 0 1-14 14` +
  `H${fold + 16}a16 16 0 0 0-32 0H14a14 14 0 0 1-14-14V14A14 14 0 0 1 14 0Z`;

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.ceil((to - from) / by) }, (_, i) => from + i * by);

const rings = steps(120, 640, 46);

const rays = steps(180, 291, 7.5)
  .map((angle) => line(onCircle(pole, 120, angle), onCircle(pole, 640, angle)))
  .join('');

function TicketPaper() {
  const outlineId = useId();
  return (
    <g transform={tilt}>
      <clipPath id={outlineId}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${outlineId})`}>
        <rect width={width} height={height} fill={gold} />
        <rect width={fold} height={height} fill="#F4B93F" />
        <g fill="none" stroke={goldRim} strokeOpacity=".2">
          {rings.map((r) => (
            <circle key={r} cx={pole.x} cy={pole.y} r={r} />
          ))}
          <path d={rays} />
        </g>
        <g fill={onGold} opacity=".34">
          {steps(26, height - 16, 16).map((y) => (
            <circle key={y} cx={fold} cy={y} r="2.2" />
          ))}
        </g>
        <path d={`M0 .5H${width}`} stroke="#fff" strokeOpacity=".6" />
      </g>
      <g transform="translate(98 128)" fill="none" stroke={onGold}>
        <circle r="46" strokeWidth="1.5" />
        <circle r="39" strokeOpacity=".4" strokeDasharray="1 5.1" />
        <path d={starPath(0, 0, 30, 0.3)} fill={onGold} stroke="none" />
      </g>
    </g>
  );
}
