import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { statsMessages } from './stats.messages';
import { timeDiscs } from './timeDiscs';

const { gold, muted, xp } = tokens.color;
const step = 26;
const radius = 9.5;
const height = 24;

/** Time played as moons: each is an hour, a day, a week or a month, and the last one waxes. Decoration: a figure says it. */
export function TimeDiscs({ seconds }: { seconds: number }) {
  const { each, discs } = timeDiscs(seconds);
  const last = discs.findLastIndex((full) => full > 0);
  return (
    <div aria-hidden>
      <Drawing viewBox={`0 0 ${discs.length * step} ${height}`}>
        {discs.map((full, index) => {
          const [x, y] = [(index + 0.5) * step, height / 2];
          return (
            <g key={index}>
              <circle cx={x} cy={y} r={radius} fill="none" stroke={muted} strokeOpacity={full > 0 ? 0.7 : 0.34} />
              {full > 0 && <path d={moon(x, y, full)} fill={index === last && full < 1 ? gold : xp} />}
            </g>
          );
        })}
      </Drawing>
      <Caption>
        <FormattedMessage {...statsMessages[each]} />
      </Caption>
    </div>
  );
}

/** A moon that is lit from the left: a thin crescent at first, round at 1. */
function moon(x: number, y: number, full: number): string {
  const bulge = Math.abs(1 - 2 * full) * radius;
  const [top, bottom] = [`${x} ${y - radius}`, `${x} ${y + radius}`];
  return `M${top}A${radius} ${radius} 0 0 0 ${bottom}A${bulge} ${radius} 0 0 ${full < 0.5 ? 1 : 0} ${top}Z`;
}

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
`;

const Caption = styled.p`
  margin-top: 6px;
  font: 500 ${tokens.size.least} / 1.3 ${tokens.font.display};
  color: ${tokens.on.muted};
`;
