import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { selectListLoading, selectMainLastPlayedGame, selectOtherLastPlayedGames } from '../../store/catalog/selectors';
import { listRequested } from '../../store/catalog/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { brand } from '../brand/brand';
import { ClubLink } from '../navigation/ClubLink';
import { ButtonLink } from '../ui/buttons/Button';
import { Cell, Grid } from '../ui/layout/Grid';
import { MediaList, MediaRow } from '../ui/cards/MediaRow';
import { Picture } from '../ui/media/Picture';
import { StateCard } from '../ui/feedback/StateCard';
import { gamePage } from './gamePage';
import { BeforeTitle, LastPlayedSkeleton } from './GamesSkeleton';
import { HeroCard } from './HeroCard';
import { ListFailed } from './ListFailed';
import { gamesMessages, gamesTemplates } from './games.messages';

/** Rows beside the wide card; all the player's games follow below. */
const shownBefore = 4;

/** The game that was played last as a wide card, the ones before it as rows (spec 4, Catalog rules). */
export function LastPlayed() {
  const { formatDate, formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { status } = useAppSelector((state) => selectListLoading(state, 'lastPlayedGames'));
  const main = useAppSelector(selectMainLastPlayedGame);
  const others = useAppSelector(selectOtherLastPlayedGames);
  useEffect(() => {
    dispatch(listRequested({ list: 'lastPlayedGames' }));
  }, [dispatch]);

  if (status === 'failed') return <ListFailed list="lastPlayedGames" />;
  if (status !== 'loaded') return <LastPlayedSkeleton />;
  if (main === null) {
    const store = (
      <ButtonLink href={brand.links.store} $size="small">
        <FormattedMessage {...gamesMessages.store} />
      </ButtonLink>
    );
    return (
      <StateCard kind="empty" title={formatMessage(gamesMessages.nonePlayedTitle)} action={store} headingLevel={2}>
        <FormattedMessage {...gamesMessages.nonePlayed} />
      </StateCard>
    );
  }
  return (
    <Grid>
      <Cell $span={others.length > 0 ? 8 : 12}>
        <HeroCard game={main} />
      </Cell>
      {others.length > 0 && (
        <Cell $span={4}>
          <BeforeTitle>
            <FormattedMessage {...gamesMessages.before} />
          </BeforeTitle>
          <MediaList>
            {others.slice(0, shownBefore).map((game) => (
              <MediaRow
                key={`${game.spaceId} ${game.platform}`}
                picture={
                  game.images.lowThumbnail !== null && (
                    <Picture src={game.images.lowThumbnail} width={176} height={176} alt="" isCover />
                  )
                }
                title={<ClubLink to={gamePage(game)}>{game.title}</ClubLink>}
                detail={
                  game.lastSessionDate !== null && (
                    <FormattedMessage
                      {...gamesTemplates.played}
                      values={{ date: formatDate(game.lastSessionDate, { day: 'numeric', month: 'long' }) }}
                    />
                  )
                }
              />
            ))}
          </MediaList>
        </Cell>
      )}
    </Grid>
  );
}
