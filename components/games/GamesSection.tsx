import { useEffect, useId, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Game } from '../../services/clubWebsite/games';
import { selectListLoading } from '../../store/catalog/selectors';
import { listRequested, type GameListName } from '../../store/catalog/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { media, tokens } from '../theme/tokens';
import { Loadable } from '../ui/feedback/Loadable';
import { Loading, Skeletons } from '../ui/feedback/Skeleton';
import { Cluster } from '../ui/layout/Cluster';
import { Text } from '../ui/layout/Text';
import { type PlainTextId, useTexts } from '../ui/text/useTexts';
import { GameCard } from './GameCard';

interface GamesSectionProps {
  list: GameListName;
  games: readonly Game[];
  title: PlainTextId;
  /** Texts of the empty state; without them an empty list is not rendered. */
  empty?: { title: PlainTextId; text: PlainTextId };
  action?: ReactNode;
  /** The platform of the links; by default each game's own. */
  platform?: string;
}

export function GamesSection({ list, games, title, empty, action, platform }: GamesSectionProps) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const headingId = useId();
  const { status } = usePlayerSelector((state) => selectListLoading(state, list));
  useEffect(() => {
    dispatch(listRequested({ list }));
  }, [dispatch, list]);

  if (status === 'loaded' && games.length === 0 && !empty) return null;
  return (
    <section aria-labelledby={headingId}>
      <Cluster $gap={4} $align="baseline" style={{ flexWrap: 'nowrap', marginBottom: 20 }}>
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
        empty={empty && { title: t(empty.title), text: t(empty.text), action }}
      >
        <GameGrid games={platform === undefined ? games : games.map((game) => ({ ...game, platform }))} />
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
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
  }
`;
