import styled from 'styled-components';
import { ClubLink } from '../navigation/ClubLink';
import { onSurface } from '../theme/onSurface';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { starPath } from '../ui/icons/shapes';
import { Wrap } from '../ui/layout/Section';
import { useTexts } from '../ui/text/useTexts';

/** The services in the order of the list, and how far each star is below the upper edge, in px. */
const services = [
  { page: 'challenges', drop: 0 },
  { page: 'rewards', drop: 44 },
  { page: 'discount', drop: 14 },
  { page: 'starplayers', drop: 62 },
  { page: 'sam', drop: 26 },
  { page: 'units', drop: 6 },
] as const;

/** Links to the services, drawn as a route from star to star. `moreThan` is the rounded number of rewards. */
export function ServicesNav({ moreThan }: { moreThan: number }) {
  const t = useTexts();
  return (
    <Nav aria-label={t('home.services.label')}>
      <Wrap>
        <ServiceList>
          {services.map(({ page, drop }, i) => (
            <ServiceItem key={page} style={{ '--drop': `${drop}px` }}>
              <RouteLine from={drop} to={services[i + 1]?.drop} />
              <ClubLink to={{ page }}>
                <svg viewBox="0 0 24 24" aria-hidden>
                  <path d={starPath(12, 12, i % 2 ? 9 : 11, 0.24)} />
                </svg>
                <span>{t(`pages.${page}.title`)}</span>
                <span>
                  {page === 'rewards' ? t('home.services.rewards', { count: moreThan }) : t(`home.services.${page}`)}
                </span>
              </ClubLink>
            </ServiceItem>
          ))}
        </ServiceList>
      </Wrap>
    </Nav>
  );
}

/** The line from one star to the next; nothing after the last star. */
function RouteLine({ from, to }: { from: number; to: number | undefined }) {
  if (to === undefined) return null;
  const height = Math.max(1, Math.abs(to - from));
  const [start, end] = from < to ? [0, height] : [height, 0];
  return (
    <svg aria-hidden style={{ top: Math.min(from, to) + 12, height }}>
      <line y1={start} x2="100%" y2={end} />
    </svg>
  );
}

const Nav = styled.nav.attrs(onSurface('deep'))`
  padding: 20px 0 80px;

  ${media.below.laptop} {
    padding: 8px 0 56px;
  }
`;

const ServiceList = styled.ol`
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

const ServiceItem = styled.li`
  position: relative;
  padding: var(--drop) 20px 0 0;

  a {
    display: block;
  }
  /* The line to the next star. */
  > svg {
    position: absolute;
    left: 32px;
    width: calc(100% - 44px);
    overflow: visible;
    stroke: rgba(168, 179, 209, 0.42);
  }
  /* The star, the name and the description. */
  a svg {
    width: 24px;
    height: 24px;
    margin-left: -2px;
    fill: currentColor;
  }
  span {
    display: block;
    margin-top: 16px;
    font: 600 1.1875rem / 1.25 ${tokens.font.display};
  }
  a:hover svg + span {
    color: ${tokens.on.link};
  }
  span + span {
    ${text.small}
    max-width: 21ch;
    margin-top: 6px;
    color: ${tokens.on.muted};
    text-wrap: balance;
  }

  ${media.below.laptop} {
    padding: 0;

    > svg {
      display: none;
    }
    a {
      display: grid;
      grid-template-columns: 24px 1fr;
      column-gap: 20px;
      padding: 14px 0;
    }
    a svg {
      position: relative;
      grid-row: 1 / 3;
      margin: 0;
      background: ${tokens.on.surface};
    }
    span {
      margin-top: 0;
    }
    span + span {
      max-width: none;
      margin-top: 2px;
    }
  }
`;
