import { useId } from 'react';
import styled from 'styled-components';
import type { Game } from '../../services/clubWebsite/games';
import { selectListLoading, shownGames } from '../../store/catalog/selectors';
import { listRequested, type GameListName } from '../../store/catalog/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { brand } from '../brand/brand';
import { media, tokens } from '../theme/tokens';
import { ButtonLink } from '../ui/buttons/Button';
import { Loadable } from '../ui/feedback/Loadable';
import { Loading, Skeletons } from '../ui/feedback/Skeleton';
import { Cluster } from '../ui/layout/Cluster';
import { Text } from '../ui/layout/Text';
import { useTexts } from '../ui/text/useTexts';
import { useIntl } from 'react-intl';
import { ClubLink } from '../navigation/ClubLink';
import { gamePage } from '../navigation/gamePage';
import { coveringLink } from '../theme/mixins';
import { text } from '../theme/type';
import { Card, TagPlace } from '../ui/cards/Card';
import { Picture } from '../ui/media/Picture';
import { Tag } from '../ui/text/Tag';
import { Units } from '../ui/text/Units';

/** A filter leaves out a list without matches, and `LastPlayed` shows the games played last where there is none. */
const texts = {
  lastPlayedGames: { title: 'games.lastPlayed', empty: null },
  ownedGames: { title: 'games.owned', empty: ['games.noneOwnedTitle', 'games.noneOwned'] },
  latestReleases: { title: 'games.releases', empty: ['games.noReleasesTitle', 'games.noReleases'] },
  gamesNotOwned: { title: 'games.notOwned', empty: ['games.allOwnedTitle', 'games.allOwned'] },
} as const;

interface GamesSectionProps {
  list: GameListName;
  filter?: ListFilter;
}

/** The games that are shown, and the platform of their links; null for each game's own. */
export interface ListFilter {
  spaceIds: ReadonlySet<string>;
  platform: string | null;
}

export function GamesSection({ list, filter }: GamesSectionProps) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const headingId = useId();
  const { status } = usePlayerSelector((state) => selectListLoading(state, list));
  const shown = usePlayerSelector(shownGames[list]);
  const games = filter ? shown.filter(({ spaceId }) => filter.spaceIds.has(spaceId)) : shown;
  const { title, empty } = texts[list];
  const platform = filter?.platform;
  const action = list === 'latestReleases' && (
    <ButtonLink href={brand.links.store} $variant="outline" $size="small">
      {t('games.store')}
    </ButtonLink>
  );

  if (status === 'loaded' && games.length === 0 && (filter || !empty)) return null;
  return (
    <section aria-labelledby={headingId}>
      <Cluster $gap={4} $align="baseline" style={{ overflowWrap: 'anywhere', marginBottom: 20 }}>
        <Text as="h2" $type="playerH2" id={headingId}>
          {t(title)}
        </Text>
        {games.length > 0 && (
          <Text $type="small" $color="muted">
            {t('games.count', { count: games.length })}
          </Text>
        )}
      </Cluster>
      <Loadable
        status={status}
        hasContent={status === 'loaded' && games.length > 0}
        skeleton={<GamesSkeleton />}
        failed={{
          title: t('games.errorTitle'),
          text: t('games.error'),
          onRetry: () => dispatch(listRequested({ list })),
        }}
        empty={empty ? { title: t(empty[0]), text: t(empty[1]), action } : undefined}
      >
        <GameGrid games={platform ? games.map((game) => ({ ...game, platform })) : games} />
      </Loadable>
    </section>
  );
}

export const GameGrid = ({ games }: { games: readonly Game[] }) => (
  <CardGrid>
    {games.map((game) => (
      <li key={`${game.spaceId} ${game.platform}`}>
        <GameCard game={game} />
      </li>
    ))}
  </CardGrid>
);

export function GamesSkeleton() {
  const t = useTexts();
  return (
    <Loading label={t('games.loading')}>
      <CardGrid as="div">
        <Skeletons count={4} $aspect="302 / 306" $radius={tokens.radius.card} />
      </CardGrid>
    </Loading>
  );
}

const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 24px;

  ${media.below.wide} {
    grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
    gap: 16px;
  }

  ${media.below.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
    gap: 12px;
  }
`;

function GameCard({ game }: { game: Game }) {
  const { formatNumber } = useIntl();
  const t = useTexts();
  const { title, images, owned, status, rewardsOwned, rewardsAvailable, unitsOwned, unitsAvailable } = game;
  const units = { owned: unitsOwned, available: unitsAvailable };
  return (
    <GameArticle as="article" $isLink>
      <PictureWell>
        {images.card !== null && <Picture src={images.card} width={640} height={480} />}
        {status === 'comingSoon' && (
          <TagPlace>
            <Tag>{t('games.comingSoon')}</Tag>
          </TagPlace>
        )}
      </PictureWell>
      <Body>
        <h3>
          <ClubLink to={gamePage(game)}>{title}</ClubLink>
        </h3>
        <div>
          <span>
            {owned
              ? t('games.card.rewards', { owned: rewardsOwned, available: rewardsAvailable })
              : t('games.card.rewardsOf', { available: rewardsAvailable })}
          </span>
          {unitsAvailable > 0 && (
            <Units label={t('games.card.units', units)}>{formatNumber(owned ? unitsOwned : unitsAvailable)}</Units>
          )}
        </div>
      </Body>
    </GameArticle>
  );
}

const GameArticle = styled(Card)`
  background-color: ${tokens.on.raised};
  overflow: hidden;
`;

const PictureWell = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  background-color: ${tokens.color.ink700};
`;

const Body = styled.div`
  padding: 14px 16px 16px;

  h3 {
    ${text.rowTitle}
  }
  h3 a {
    ${coveringLink}
  }
  /* The rewards, and the Units at the end. */
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-top: 4px;
    font-size: ${tokens.size.small};
    color: ${tokens.on.muted};

    > :first-child {
      flex: 1 0 min-content;
    }
  }

  ${media.below.tablet} {
    padding: 12px 12px 14px;
  }
`;
