import { FormattedNumber } from 'react-intl';
import styled from 'styled-components';
import { gameSections, type GameSection } from '../../routes';
import type { GameAddress } from '../../store/game/rules';
import { ClubLink } from '../navigation/ClubLink';
import { gamePage } from '../navigation/gamePage';
import { media, tokens } from '../theme/tokens';
import { Wrap } from '../ui/layout/Section';
import { TabCount, TabNav, TabNavLink } from '../ui/tabs/TabNav';
import { useTexts } from '../ui/text/useTexts';

interface GameTabsProps {
  address: GameAddress;
  section: GameSection;
  counts?: Partial<Record<GameSection, number>>;
}

export function GameTabs({ address, section, counts = {} }: GameTabsProps) {
  const t = useTexts();
  return (
    <Wrap>
      <TabsRow>
        <TabNav label={t('game.sections')} current={section}>
          {gameSections.map((name) => {
            const count = counts[name] ?? 0;
            return (
              <TabNavLink
                key={name}
                as={ClubLink}
                to={gamePage(address, name)}
                aria-current={name === section ? 'page' : undefined}
              >
                {t(`game.section.${name}`)}
                {countedSections.includes(name) && (
                  <CountRoom>
                    {count > 0 && (
                      <TabCount>
                        <FormattedNumber value={count} />
                      </TabCount>
                    )}
                  </CountRoom>
                )}
              </TabNavLink>
            );
          })}
        </TabNav>
      </TabsRow>
    </Wrap>
  );
}

const countedSections: readonly GameSection[] = ['challenges', 'rewards', 'badges', 'friends', 'media'];

/** For two digits, also before they are known: they would move the tabs after this one. */
const CountRoom = styled.span`
  display: flex;
  min-width: 27px;
`;

/** On narrow screens the row scrolls sideways, up to the edge of the page. */
const TabsRow = styled.div`
  padding-top: 8px;

  ${media.below.laptop} {
    margin-right: calc(-1 * ${tokens.layout.gutter});
  }
`;
