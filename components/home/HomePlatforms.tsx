import { defineMessages, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Icon } from '../ui/icons/Icon';
import { starPath } from '../ui/icons/shapes';
import { Section } from '../ui/layout/Section';
import { HomeColumns } from './HomeColumns';
import { HomeIntro } from './HomeIntro';

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

/** The path of a meridian from the pole to a point on the lower edge. */
const meridian = (x: number) =>
  `M${pole.x} ${pole.y}C${pole.x + (x - pole.x) * 0.62} ${pole.y + (height - pole.y) * 0.1} ${x} ${pole.y + (height - pole.y) * 0.5} ${x} ${height}`;

const faintMeridians = Array.from({ length: 21 }, (_, k) => k)
  .filter((k) => k % 5 !== 0)
  .map((k) => meridian(width / 10 + (k * width * 0.8) / 20))
  .join('');

/** The platforms of the club: a coin as the pole, and a meridian from it to each platform. */
export function HomePlatforms() {
  return (
    <Section $surface="paper">
      <Columns $widths="4fr 8fr" $align="end">
        <div>
          <HomeIntro title={<FormattedMessage {...messages.title} />} lead={<FormattedMessage {...messages.lead} />} />
        </div>
        <div>
          <Meridians />
          <PlatformList>
            {platforms.map(({ icon, name }) => (
              <li key={icon}>
                <Icon name={icon} />
                {name ?? <FormattedMessage {...messages.phones} />}
              </li>
            ))}
          </PlatformList>
        </div>
      </Columns>
    </Section>
  );
}

function Meridians() {
  const { gold, goldRim, ink900, paper } = tokens.color;
  return (
    <MeridianDrawing viewBox={`0 0 ${width} ${height + 12}`} fill="none" aria-hidden>
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
    </MeridianDrawing>
  );
}

const Columns = styled(HomeColumns)`
  ${media.below.laptop} {
    gap: 40px;
  }
`;

const MeridianDrawing = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;

  ${media.below.laptop} {
    stroke-width: 2.5;
  }
`;

const PlatformList = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  text-align: center;

  li {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 10px;
    padding-top: 16px;
    font: 600 ${tokens.size.body} / 1.3 ${tokens.font.display};
  }

  ${media.below.laptop} {
    margin-inline: -8px;

    li {
      gap: 6px;
      font-size: ${tokens.size.fine};
      line-height: 1.25;
    }
  }
`;
