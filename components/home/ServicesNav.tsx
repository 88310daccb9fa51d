import { FormattedMessage, useIntl } from 'react-intl';
import { ClubLink } from '../navigation/ClubLink';
import { pageTitles } from '../head/pages.messages';
import { Wrap } from '../ui/layout/Wrap';
import { starPath } from '../ui/icons/shapes';
import { servicesMessages, servicesTemplates } from './ServicesNav.messages';
import { LegDrawing, Line, Name, Route, Star, Stars, Stop } from './ServicesNav.styles';

/** What the club offers, in the order of the route, and how far each star hangs below the line, in px. */
const services = [
  { page: 'challenges', drop: 0 },
  { page: 'rewards', drop: 44 },
  { page: 'discount', drop: 14 },
  { page: 'starplayers', drop: 62 },
  { page: 'sam', drop: 26 },
  { page: 'units', drop: 6 },
] as const;

/** The services as a route from star to star, not as a row of cards. Rewards are `moreThan` so many. */
export function ServicesNav({ moreThan }: { moreThan: number }) {
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
                  {page === 'rewards' ? (
                    <FormattedMessage {...servicesTemplates.rewards} values={{ count: moreThan }} />
                  ) : (
                    <FormattedMessage {...servicesMessages[page]} />
                  )}
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
