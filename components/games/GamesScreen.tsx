import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { PlayerGate } from '../shell/player/PlayerGate';
import { useQueryChoice } from '../navigation/useQueryChoice';
import { useQueryText } from '../navigation/useQueryText';
import { media } from '../theme/media';
import { text } from '../theme/type';
import { Section } from '../ui/layout/Section';
import { Wrap } from '../ui/layout/Wrap';
import { FoundGames } from './FoundGames';
import { isNarrowed, platformChoices } from './filters';
import { GameLists } from './GameLists';
import { GamesSkeleton, LastPlayedSkeleton, ToolsPlace } from './GamesSkeleton';
import { GamesTools } from './GamesTools';
import { gamesMessages } from './games.messages';

/** The player's games, and the club's others, in the four lists of the catalogue (spec 4, Game lists). */
export function GamesScreen() {
  return (
    <Section $space="player">
      <Column>
        <Title>
          <FormattedMessage {...gamesMessages.title} />
        </Title>
        <PlayerGate
          skeleton={
            <>
              <ToolsPlace />
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
  const wish = { platform, search };
  const showAll = () => {
    setPlatform('all');
    setSearch('');
  };
  return (
    <>
      <GamesTools wish={wish} onPlatform={setPlatform} onSearch={setSearch} />
      {isNarrowed(wish) ? <FoundGames wish={wish} onShowAll={showAll} /> : <GameLists />}
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

const Title = styled.h1`
  ${text.playerH1}
  margin-bottom: -32px;

  ${media.below.laptop} {
    margin-bottom: -24px;
  }
`;
