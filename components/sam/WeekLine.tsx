import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { starPath } from '../ui/icons/shapes';
import { weekdayNames } from '../ui/time/week';

const friday = 4;
const { gold, ink900 } = tokens.color;

/** The week as a line of seven dots on paper, with a star on Friday; large over the width of a page. Decorative. */
export function WeekLine({ isLarge = false }: { isLarge?: boolean }) {
  const days = weekdayNames(useIntl().locale);
  const Week = isLarge ? LargeLine : Line;
  return (
    <Week aria-hidden>
      {days.narrow.map((name, day) => (
        <li key={day} data-friday={day === friday || undefined}>
          {day === friday ? (
            <svg viewBox="0 0 56 56">
              {isLarge && <circle cx="28" cy="28" r="27" fill={gold} stroke={ink900} strokeWidth="1.5" />}
              <path d={starPath(28, 28, isLarge ? 19 : 26, 0.3)} fill={ink900} />
            </svg>
          ) : (
            <i />
          )}
          {day === friday ? days.friday : name}
        </li>
      ))}
    </Week>
  );
}

const Line = styled.ol`
  --star: 23px;
  --dot: 7px;
  position: relative;
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  max-width: 420px;
  margin-top: 36px;
  font: 600 ${tokens.size.fine} / 1.2 ${tokens.font.display};

  &::before {
    content: '';
    position: absolute;
    inset-inline: 8px;
    top: calc(var(--star) / 2);
    height: 1px;
    background: ${tokens.on.outline};
  }

  li {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 12px;
    color: ${tokens.on.muted};
  }

  i {
    width: var(--dot);
    height: var(--dot);
    margin: calc((var(--star) - var(--dot)) / 2) 0;
    border-radius: 50%;
    background: #8b90a3;
    outline: 5px solid ${tokens.on.surface};
  }

  svg {
    width: var(--star);
    height: var(--star);
    background: ${tokens.on.surface};
  }

  li[data-friday] {
    font-weight: 700;
    color: ${tokens.on.text};
  }
`;

/** Its line runs to the edges of the window. */
const LargeLine = styled(Line)`
  --star: 56px;
  --dot: 9px;
  max-width: none;
  margin-top: clamp(48px, 5vw, 72px);
  font-size: ${tokens.size.control};

  &::before {
    inset-inline: calc(50% - 50vw);
  }
  svg {
    background: none;
  }
`;
