import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import styled from 'styled-components';
import { gameSections, type GameSection } from '../../routes';
import type { GameAddress } from '../../store/game/rules';
import { ClubLink } from '../navigation/ClubLink';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Wrap } from '../ui/layout/Wrap';
import { TabCount, TabNav, TabNavLink } from '../ui/tabs/TabNav';
import { gameMessages, sectionNames } from './game.messages';

interface GameTabsProps {
  address: GameAddress;
  section: GameSection;
  /** How many lie behind a tab, as far as it is known. */
  counts?: Partial<Record<GameSection, number>>;
}

/** The sections of a game's page, each with an address of its own. */
export function GameTabs({ address: { slug, platform }, section, counts = {} }: GameTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <Wrap>
      <Row>
        <TabNav label={formatMessage(gameMessages.sections)} current={section}>
          {gameSections.map((name) => {
            const count = counts[name] ?? 0;
            return (
              <TabNavLink
                key={name}
                as={ClubLink}
                to={{ page: 'game', params: { game: slug, platform, section: name } }}
                aria-current={name === section ? 'page' : undefined}
              >
                <FormattedMessage {...sectionNames[name]} />
                {count > 0 && (
                  <TabCount>
                    <FormattedNumber value={count} />
                  </TabCount>
                )}
              </TabNavLink>
            );
          })}
        </TabNav>
      </Row>
    </Wrap>
  );
}

/** On narrow screens the row runs off the edge of the page: it can be pushed. */
const Row = styled.div`
  padding-top: 8px;

  ${media.below.laptop} {
    margin-right: calc(-1 * ${tokens.layout.gutter});
  }
`;
