import { useEffect, useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Game } from '../../services/clubWebsite/types';
import { selectListLoading } from '../../store/catalog/selectors';
import { listRequested, type GameListName } from '../../store/catalog/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { StateCard } from '../ui/feedback/StateCard';
import { CatalogCard } from './CatalogCard';
import { ListFailed } from './ListFailed';
import { CardGrid, GamesSkeleton } from './GamesSkeleton';
import type { gamesMessages } from './games.messages';
import { gamesTemplates } from './games.messages';

type Words = (typeof gamesMessages)[keyof typeof gamesMessages];

interface GamesSectionProps {
  list: GameListName;
  /** What of the list is shown here. */
  games: readonly Game[];
  title: Words;
  /** What to say where the list is empty; without it an empty list makes room. */
  emptyTitle?: Words;
  empty?: Words;
  /** What to do where the list is empty. */
  action?: ReactNode;
  /** The platform whose page the games lead to; each game's own unless told. */
  platform?: string;
}

/** One list of games under its heading, with its loading, empty and error states. */
export function GamesSection({ list, games, title, emptyTitle, empty, action, platform }: GamesSectionProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const headingId = useId();
  const { status } = useAppSelector((state) => selectListLoading(state, list));
  useEffect(() => {
    dispatch(listRequested({ list }));
  }, [dispatch, list]);

  if (status === 'loaded' && games.length === 0 && !empty) return null;
  return (
    <section aria-labelledby={headingId}>
      <Head>
        <Title id={headingId}>
          <FormattedMessage {...title} />
        </Title>
        {games.length > 0 && (
          <Count>
            <FormattedMessage {...gamesTemplates.count} values={{ count: games.length }} />
          </Count>
        )}
      </Head>
      {content()}
    </section>
  );

  function content() {
    if (status === 'failed') return <ListFailed list={list} />;
    if (status !== 'loaded') return <GamesSkeleton />;
    if (games.length === 0 && emptyTitle && empty) {
      return (
        <StateCard kind="empty" title={formatMessage(emptyTitle)} action={action}>
          <FormattedMessage {...empty} />
        </StateCard>
      );
    }
    return (
      <CardGrid>
        {games.map((game) => (
          <li key={`${game.spaceId} ${game.platform}`}>
            <CatalogCard game={platform === undefined ? game : { ...game, platform }} />
          </li>
        ))}
      </CardGrid>
    );
  }
}

const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: 16px;
  margin-bottom: 20px;
`;

const Title = styled.h2`
  ${text.playerH2}
`;

const Count = styled.p`
  ${text.small}
  color: ${tokens.on.muted};
`;
