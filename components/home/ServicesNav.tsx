import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { ClubLink } from '../shell/ClubLink';
import { pageTitles } from '../shell/pages.messages';
import { groundStyle } from '../theme/grounds';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Wrap } from '../ui/Layout';
import { starPath } from '../ui/shapes';
import { servicesMessages } from './ServicesNav.messages';

/** What the club offers, in the order of the route, and how far each star hangs below the line, in px. */
const services = [
  { page: 'challenges', drop: 0 },
  { page: 'rewards', drop: 44 },
  { page: 'discount', drop: 14 },
  { page: 'starplayers', drop: 62 },
  { page: 'sam', drop: 26 },
  { page: 'units', drop: 6 },
] as const;

/** The services as a route from star to star, not as a row of cards. */
export function ServicesNav() {
  const { formatMessage } = useIntl();
  return (
    <Route aria-label={formatMessage(servicesMessages.label)}>
      <Wrap>
        <Stars>
          {services.map(({ page, drop }, i) => (
            <Stop key={page} $drop={drop}>
              <Leg from={drop} to={services[i + 1]?.drop} />
              <ClubLink to={{ page }}>
                <Star viewBox="0 0 24 24" aria-hidden>
                  <path d={starPath(12, 12, i % 2 ? 9 : 11, 0.24)} fill="currentColor" />
                </Star>
                <Name>
                  <FormattedMessage {...pageTitles[page]} />
                </Name>
                <Line>
                  <FormattedMessage {...servicesMessages[page]} />
                </Line>
              </ClubLink>
            </Stop>
          ))}
        </Stars>
      </Wrap>
    </Route>
  );
}

/** The leg of the route from one star to the next; the last star has none. */
function Leg({ from, to }: { from: number; to: number | undefined }) {
  if (to === undefined) return null;
  const [start, end] = from < to ? [0, 100] : [100, 0];
  return (
    <LegDrawing
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden
      style={{ top: Math.min(from, to) + 12, height: Math.max(1, Math.abs(to - from)) }}
    >
      <path d={`M0 ${start}L100 ${end}`} vectorEffect="non-scaling-stroke" />
    </LegDrawing>
  );
}

const Route = styled.nav`
  ${groundStyle('deep')}
  padding: 20px 0 80px;

  ${media.below.laptop} {
    padding: 8px 0 56px;
  }
`;

const Stars = styled.ol`
  position: relative;
  display: grid;
  grid-template-columns: repeat(6, 1fr);

  ${media.below.laptop} {
    grid-template-columns: 1fr 1fr;
    column-gap: 32px;
  }

  ${media.below.tablet} {
    grid-template-columns: 1fr;

    &::before {
      content: '';
      position: absolute;
      left: 11.5px;
      top: 30px;
      bottom: 40px;
      width: 1px;
      background: ${tokens.line.strong};
    }
  }
`;

const Stop = styled.li<{ $drop: number }>`
  position: relative;
  padding: ${({ $drop }) => $drop}px 20px 0 0;

  a {
    display: block;
  }

  ${media.below.laptop} {
    padding: 0;

    a {
      display: grid;
      grid-template-columns: 24px 1fr;
      column-gap: 20px;
      padding: 14px 0;
    }
  }
`;

const LegDrawing = styled.svg`
  position: absolute;
  left: 32px;
  width: calc(100% - 44px);
  overflow: visible;
  fill: none;
  stroke: rgba(168, 179, 209, 0.42);

  ${media.below.laptop} {
    display: none;
  }
`;

const Star = styled.svg`
  display: block;
  width: 24px;
  height: 24px;
  margin-left: -2px;

  ${media.below.laptop} {
    grid-row: 1 / 3;
    margin: 0;
    position: relative;
    background: ${tokens.on.ground};
  }
`;

const Name = styled.span`
  display: block;
  margin-top: 16px;
  font: 600 1.1875rem / 1.25 ${tokens.font.display};

  a:hover > & {
    color: ${tokens.on.link};
  }

  ${media.below.laptop} {
    margin-top: 0;
  }
`;

const Line = styled.span`
  ${text.small}
  display: block;
  max-width: 21ch;
  margin-top: 6px;
  color: ${tokens.on.muted};
  text-wrap: balance;

  ${media.below.laptop} {
    max-width: none;
    margin-top: 2px;
  }
`;
