import { defineMessages, FormattedMessage } from 'react-intl';
import { tokens } from '../theme/tokens';
import { Icon } from '../ui/icons/Icon';
import { starPath } from '../ui/icons/shapes';
import { Chart, Columns, Devices, Lead, Section, Title } from './HomePlatforms.styles';

const messages = defineMessages({
  title: { id: 'home.platforms.title', defaultMessage: 'Five platforms, one balance', description: 'Heading' },
  lead: {
    id: 'home.platforms.lead',
    defaultMessage: 'Units earned on a console spend just as well on a PC. Your account brings them together.',
    description: 'Under the heading',
  },
  phones: { id: 'home.platforms.phones', defaultMessage: 'Phones', description: 'Name of a platform' },
});

const platforms = [
  { icon: 'computer', name: 'PC' },
  { icon: 'gamepad', name: 'PlayStation 4' },
  { icon: 'sticks', name: 'Xbox One' },
  { icon: 'handheld', name: 'Nintendo Switch' },
  { icon: 'mobile', name: null },
] as const;

const width = 1184;
const height = 430;
const pole = { x: width / 2, y: 64 };
const columnX = (index: number) => width / 10 + (index * width) / 5;

/** A meridian from the pole down to a place on the ground. */
const meridian = (x: number) =>
  `M${pole.x} ${pole.y}C${pole.x + (x - pole.x) * 0.62} ${pole.y + (height - pole.y) * 0.1} ${x} ${pole.y + (height - pole.y) * 0.5} ${x} ${height}`;

const faintMeridians = Array.from({ length: 21 }, (_, k) => k)
  .filter((k) => k % 5 !== 0)
  .map((k) => meridian(width / 10 + (k * width * 0.8) / 20))
  .join('');

/** One coin as the pole, and a meridian from it to every platform. */
export function HomePlatforms() {
  return (
    <Section>
      <Columns>
        <div>
          <Title>
            <FormattedMessage {...messages.title} />
          </Title>
          <Lead>
            <FormattedMessage {...messages.lead} />
          </Lead>
        </div>
        <div>
          <Meridians />
          <Devices>
            {platforms.map(({ icon, name }) => (
              <li key={icon}>
                <Icon name={icon} />
                {name ?? <FormattedMessage {...messages.phones} />}
              </li>
            ))}
          </Devices>
        </div>
      </Columns>
    </Section>
  );
}

function Meridians() {
  const { gold, goldRim, ink900, paper } = tokens.color;
  return (
    <Chart viewBox={`0 0 ${width} ${height + 12}`} fill="none" aria-hidden>
      <path d={faintMeridians} stroke={ink900} strokeOpacity=".1" />
      {platforms.map(({ icon }, index) => (
        <g key={icon}>
          <path d={meridian(columnX(index))} stroke={ink900} strokeWidth="2" />
          <path d={starPath(columnX(index), height, 13, 0.26)} fill={ink900} />
        </g>
      ))}
      <circle cx={pole.x} cy={pole.y} r="68" fill={paper} />
      <g transform={`translate(${pole.x - 60} ${pole.y - 60}) scale(6)`}>
        <circle cx="10" cy="10" r="10" fill={gold} />
        <circle cx="10" cy="10" r="8.2" stroke={goldRim} strokeOpacity=".5" strokeWidth=".3" />
        <path d={starPath(10, 10, 6, 0.34)} fill={ink900} />
      </g>
    </Chart>
  );
}
