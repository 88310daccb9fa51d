import styled from 'styled-components';
import { drawingAddress } from '../drawings/drawingAddress';
import { platforms } from '../game/platforms';
import { media, tokens } from '../theme/tokens';
import { Icon } from '../ui/icons/Icon';
import { Columns } from '../ui/layout/Columns';
import { Section } from '../ui/layout/Section';
import { SectionIntro } from '../ui/sections/SectionIntro';
import { useTexts } from '../ui/text/useTexts';

/** Windows in which the drawing is small, and has bolder lines. */
const belowLaptop = media.below.laptop.replace('@media ', '');

export function HomePlatforms() {
  const t = useTexts();
  return (
    <Section $surface="paper">
      <Columns $widths="4fr 8fr" $stackedGap="40px" $align="end">
        <SectionIntro isStacked title={t('home.platforms.title')} lead={t('home.platforms.lead')} />
        <div>
          <picture>
            <source media={belowLaptop} srcSet={drawingAddress('meridians-bold')} />
            <img
              src={drawingAddress('meridians')}
              width={1184}
              height={442}
              alt=""
              loading="lazy"
              decoding="async"
              style={{ width: '100%', height: 'auto' }}
            />
          </picture>
          <PlatformList>
            {Object.values(platforms).map(({ icon, name }) => (
              <li key={icon}>
                <Icon name={icon} />
                {name ?? t('home.platforms.phones')}
              </li>
            ))}
          </PlatformList>
        </div>
      </Columns>
    </Section>
  );
}

const PlatformList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  text-align: center;

  li {
    flex: 1;
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
