import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { selectGamesNotOwnedList, selectLatestReleases, selectOwnedGamesList } from '../../store/catalog/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { brand } from '../brand/brand';
import { PlayerGate } from '../shell/PlayerGate';
import { media } from '../theme/media';
import { text } from '../theme/type';
import { ButtonLink } from '../ui/Button';
import { Section, Wrap } from '../ui/Layout';
import { GamesSkeleton, LastPlayedSkeleton } from './GamesSkeleton';
import { GamesSection } from './GamesSection';
import { gamesMessages } from './games.messages';
import { LastPlayed } from './LastPlayed';

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
              <LastPlayedSkeleton />
              <GamesSkeleton />
            </>
          }
        >
          <Lists />
        </PlayerGate>
      </Column>
    </Section>
  );
}

function Lists() {
  const owned = useAppSelector(selectOwnedGamesList);
  const releases = useAppSelector(selectLatestReleases);
  const notOwned = useAppSelector(selectGamesNotOwnedList);
  const { ownedGames, latestReleases, gamesNotOwned } = listWords;
  return (
    <>
      <LastPlayed />
      <GamesSection list="ownedGames" games={owned} {...ownedGames} />
      <GamesSection
        list="latestReleases"
        games={releases}
        {...latestReleases}
        action={
          <ButtonLink href={brand.links.store} $variant="outline" $size="small">
            <FormattedMessage {...gamesMessages.store} />
          </ButtonLink>
        }
      />
      <GamesSection list="gamesNotOwned" games={notOwned} {...gamesNotOwned} />
    </>
  );
}

const listWords = {
  ownedGames: {
    title: gamesMessages.owned,
    emptyTitle: gamesMessages.noneOwnedTitle,
    empty: gamesMessages.noneOwned,
  },
  latestReleases: {
    title: gamesMessages.releases,
    emptyTitle: gamesMessages.noReleasesTitle,
    empty: gamesMessages.noReleases,
  },
  gamesNotOwned: {
    title: gamesMessages.notOwned,
    emptyTitle: gamesMessages.allOwnedTitle,
    empty: gamesMessages.allOwned,
  },
} as const;

const Column = styled(Wrap)`
  display: grid;
  gap: 56px;

  ${media.below.laptop} {
    gap: 44px;
  }
`;

const Title = styled.h1`
  ${text.playerH1}
  margin-bottom: -32px;
`;
