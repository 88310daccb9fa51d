import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { media, tokens } from '../../theme/tokens';
import { line, onCircle, pair, starPath } from '../../ui/icons/shapes';
import { Stack } from '../../ui/layout/Stack';
import { useTexts } from '../../ui/text/useTexts';
import { Countdown, EndsOn } from '../../ui/time/Countdown';
import { daysIntoWeek, weekdayNames } from '../../ui/time/week';
import { useNow } from '../../ui/time/useNow';

const width = 760;
const height = 470;
const center = { x: width / 2, y: 424 };
const radius = 300;
const days = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const { gold, ink950, muted } = tokens.color;

/** The angle of a day on the arc, in degrees: the week starts on the left and ends on the right. */
const angleOf = (day: number) => 180 + (day / 7) * 180;
const at = (day: number, distance = radius) => onCircle(center, distance, angleOf(day));
const arc = (from: number, to: number) => `M${pair(at(from))}A${radius} ${radius} 0 0 1 ${pair(at(to))}`;

interface WeekSkyProps {
  /** Milliseconds. */
  endsAt: number;
}

export function WeekSky({ endsAt }: WeekSkyProps) {
  const t = useTexts();
  const now = useNow();
  return (
    <WeekArcArea>
      <WeekDrawing value={now === null ? null : daysIntoWeek(endsAt, now)} />
      <CountdownArea>
        <CountdownTitle>{t('challenges.visitor.ends')}</CountdownTitle>
        {now === null ? <EndsOn timestamp={endsAt} /> : <Countdown end={endsAt} now={now} />}
      </CountdownArea>
    </WeekArcArea>
  );
}

function WeekDrawing({ value }: { value: number | null }) {
  const { locale } = useIntl();
  const dayNames = weekdayNames(locale).narrow;
  const { x, y } = at(value ?? 0);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} fill="none" aria-hidden>
      <g stroke={muted}>
        {[352, 416, 492].map((reach) => (
          <circle key={reach} cx={center.x} cy={center.y} r={reach} strokeOpacity=".1" />
        ))}
        <path d={`M-2000 ${center.y}H2760`} strokeOpacity=".28" />
        {days.map((day) => (
          <path
            key={day}
            d={line(at(day, radius + 10), at(day, radius - 10)) + line(at(day, 330), at(day, 492))}
            strokeOpacity={day % 7 === 0 ? 0.4 : 0.16}
          />
        ))}
        <path d={arc(value ?? 0, 7)} strokeOpacity=".6" strokeWidth="2" strokeDasharray="1 9" strokeLinecap="round" />
      </g>
      {value !== null && <path d={arc(0, value)} stroke={gold} strokeWidth="3" strokeLinecap="round" />}
      {dayNames.map((name, day) => {
        const place = at(day + 0.5, radius + 40);
        const isPast = value !== null && day <= value;
        return (
          <text key={day} x={place.x} y={place.y + 6} data-past={isPast || undefined}>
            {name}
          </text>
        );
      })}
      {value !== null && (
        <g>
          <circle cx={x} cy={y} r="26" fill={ink950} fillOpacity=".6" />
          <path d={starPath(x, y, 30, 0.2)} fill={gold} />
        </g>
      )}
    </svg>
  );
}

/** Lower than the text beside it, so that the horizon runs below the buttons. */
const WeekArcArea = styled.div`
  position: relative;
  align-self: end;
  margin-bottom: -72px;

  ${media.below.laptop} {
    margin-bottom: 0;
  }

  > svg {
    width: 100%;
    overflow: visible;
  }
  text {
    font: 600 17px / 1 ${tokens.font.display};
    text-anchor: middle;
    fill: ${muted};

    ${media.below.tablet} {
      font-size: 28px;
    }
  }
  [data-past] {
    fill: ${gold};
  }
`;

/** Keeps its height until the time is known. */
const CountdownArea = styled(Stack).attrs({ $gap: 4, $align: 'center' })`
  position: absolute;
  left: 0;
  right: 0;
  bottom: 17%;
  min-height: 116px;
  text-align: center;

  font-weight: 600;

  b {
    font-size: clamp(2.5rem, 1.4rem + 2.6vw, 4rem);
  }

  ${media.below.tablet} {
    position: static;
    padding-top: 8px;
  }
`;

/** Without scripts there is no countdown, only the date. */
const CountdownTitle = styled.p`
  ${media.noScript} {
    display: none;
  }
`;
