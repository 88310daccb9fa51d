import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { useQueryChoice, useQueryText } from '../navigation/address';
import { PlayerGate } from '../shell/player/PlayerGate';
import { media } from '../theme/media';
import { Section } from '../ui/layout/Section';
import { Wrap } from '../ui/layout/Wrap';
import { PageTitle } from '../ui/text/Title';
import { FilteredGames } from './FilteredGames';
import { isFiltered, platformChoices } from './filters';
import { GameLists } from './GameLists';
import { gamesMessages } from './games.messages';
import { GamesSkeleton, LastPlayedSkeleton, ToolsRow } from './GamesSkeleton';
import { GamesTools } from './GamesTools';

/** The player's games and the club's other games, in the four lists of the catalog (spec 4, Game lists). */
export function GamesScreen() {
  return (
    <Section $space="player">
      <Column>
        <TitleRow>
          <PageTitle level={1} look="playerH1">
            <FormattedMessage {...gamesMessages.title} />
          </PageTitle>
        </TitleRow>
        <PlayerGate
          isBelowTitle
          skeleton={
            <>
              <ToolsRow />
              <LastPlayedSkeleton />
              <GamesSkeleton />
            </>
          }
        >
          <Games />
        </PlayerGate>
      </Column>
    </Section>
  );
}

function Games() {
  const [platform, setPlatform] = useQueryChoice('platform', platformChoices);
  const [search, setSearch] = useQueryText('q');
  const filter = { platform, search };
  const showAll = () => {
    setPlatform('all');
    setSearch('');
  };
  return (
    <>
      <GamesTools filter={filter} onPlatform={setPlatform} onSearch={setSearch} />
      {isFiltered(filter) ? <FilteredGames filter={filter} onShowAll={showAll} /> : <GameLists />}
    </>
  );
}

const Column = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 56px;

  ${media.below.laptop} {
    gap: 44px;
  }
`;

const TitleRow = styled.div`
  margin-bottom: -32px;

  ${media.below.laptop} {
    margin-bottom: -24px;
  }
`;
