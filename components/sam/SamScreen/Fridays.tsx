import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { weekdayNames } from '../../ui/time/weekdayNames';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Section } from '../../ui/layout/Section';
import { Wrap } from '../../ui/layout/Wrap';
import { starPath } from '../../ui/icons/shapes';
import { samMessages } from '../Sam.messages';

const updates = ['tips', 'answers', 'stats'] as const;
const friday = 4;
const { gold, ink900 } = tokens.color;

/** The weekly update: the week as a line with a star on Friday, and three topics below. */
export function Fridays() {
  const { locale } = useIntl();
  const days = weekdayNames(locale);
  return (
    <Section $surface="paper">
      <Wrap>
        <SectionTitle>
          <FormattedMessage {...samMessages.fridays} />
        </SectionTitle>
        <WeekLine aria-hidden>
          {days.narrow.map((name, day) => (
            <li key={day} data-friday={day === friday || undefined}>
              {day === friday ? (
                <svg viewBox="0 0 56 56" width="56" height="56">
                  <circle cx="28" cy="28" r="27" fill={gold} stroke={ink900} strokeWidth="1.5" />
                  <path d={starPath(28, 28, 19, 0.3)} fill={ink900} />
                </svg>
              ) : (
                <i />
              )}
              <span>{day === friday ? days.friday : name}</span>
            </li>
          ))}
        </WeekLine>
        <UpdateList>
          {updates.map((update) => (
            <li key={update}>
              <h3>
                <FormattedMessage {...samMessages[update]} />
              </h3>
              <p>
                <FormattedMessage {...samMessages[`${update}Text`]} />
              </p>
            </li>
          ))}
        </UpdateList>
      </Wrap>
    </Section>
  );
}

const SectionTitle = styled.h2`
  ${text.d2}
`;

const WeekLine = styled.ol`
  position: relative;
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  margin-top: clamp(48px, 5vw, 72px);

  &::before {
    content: '';
    position: absolute;
    left: calc(50% - 50vw);
    right: calc(50% - 50vw);
    top: 28px;
    height: 1px;
    background: ${tokens.on.outline};
  }

  li {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 12px;
    font: 500 ${tokens.size.control} / 1.2 ${tokens.font.display};
    color: ${tokens.on.muted};
  }

  i {
    width: 9px;
    height: 9px;
    margin: 23.5px 0;
    border-radius: 50%;
    background: #8b90a3;
    outline: 6px solid ${tokens.on.surface};
  }

  [data-friday] {
    font-weight: 700;
    color: ${tokens.on.text};
  }
`;

const UpdateList = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 32px clamp(32px, 4.4vw, 72px);
  margin-top: clamp(40px, 4.4vw, 64px);

  li {
    padding-top: 20px;
    border-top: 1px solid ${tokens.on.hairline};
  }

  h3 {
    ${text.d3}
  }

  p {
    max-width: 34ch;
    margin-top: 8px;
    color: ${tokens.on.muted};
  }

  ${media.below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
