import styled from 'styled-components';
import type { HomeStarPlayer } from '../../store/home/pageProps';
import { PageArrow } from '../navigation/PageArrow';
import { PlayerConstellation } from '../starplayers/PlayerConstellation';
import { onSurface } from '../theme/onSurface';
import { clampLines } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { Wrap } from '../ui/layout/Section';
import { SectionIntro } from '../ui/sections/SectionIntro';
import { useTexts } from '../ui/text/useTexts';

/** The constellations on the chart, and the offsets of their captions: the list of narrow windows does not use the places. */
const positions = [
  { size: 'large', place: { '--left': '44%', '--top': '-40px', '--caption-left': '316px', '--caption-top': '196px' } },
  { size: 'round', place: { '--left': '0%', '--top': '372px', '--caption-left': '284px', '--caption-top': '120px' } },
  { size: 'tall', place: { '--left': '52%', '--top': '428px', '--caption-left': '252px', '--caption-top': '108px' } },
] as const;

export function HomeStarPlayers({ starPlayers }: { starPlayers: readonly HomeStarPlayer[] }) {
  const t = useTexts();
  return (
    <Section>
      <Chart>
        <div>
          <SectionIntro isStacked title={t('home.starPlayers.title')} lead={t('home.starPlayers.lead')} />
          <PageArrow to={{ page: 'starplayers' }}>{t('home.starPlayers.more')}</PageArrow>
        </div>
        <ol>
          {positions.map(({ size, place }, i) => {
            const player = starPlayers[i];
            if (!player) return null;
            return (
              <ChartEntry key={player.id} style={place}>
                <PlayerConstellation player={player} size={size} />
                <Caption>
                  <h3>{player.name}</h3>
                  <small>{player.role}</small>
                  <p>{player.story}</p>
                </Caption>
              </ChartEntry>
            );
          })}
        </ol>
      </Chart>
    </Section>
  );
}

/** The chart needs width for its captions: in rem, because large text needs more. */
const asChart = '@container (min-width: 56rem)';
const asList = '@container (width < 56rem)';

const Section = styled.section.attrs(onSurface('deep'))`
  container-type: inline-size;
  position: relative;
  padding-bottom: ${tokens.layout.section};
`;

const Chart = styled(Wrap)`
  &:has(li) {
    ${asChart} {
      min-height: 740px;
    }
  }

  > div {
    max-width: 480px;
  }
  > div > div {
    margin-bottom: 16px;
  }
`;

const Caption = styled.div`
  h3 {
    font: 600 1.25rem / 1.25 ${tokens.font.display};
  }

  small {
    font: 600 ${tokens.size.control} / 1.4 ${tokens.font.display};
    color: #c9d2ee;
  }

  p {
    margin-top: 8px;
    font-size: ${tokens.size.control};
    line-height: 1.5;
    color: ${tokens.on.muted};

    ${asChart} {
      ${clampLines(4)}
    }
  }
`;

const ChartEntry = styled.li`
  > img {
    max-width: none;
  }

  ${asChart} {
    position: absolute;
    left: var(--left);
    top: var(--top);

    > ${Caption} {
      position: absolute;
      left: var(--caption-left);
      top: var(--caption-top);
      width: 250px;
    }
  }

  ${asList} {
    display: grid;
    grid-template-columns: 112px 1fr;
    gap: 20px;
    align-items: center;
    padding: 24px 0;
    border-top: 1px solid ${tokens.on.hairline};

    > img {
      width: 112px;
      height: auto;
    }
  }
`;
