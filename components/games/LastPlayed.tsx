import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Game } from '../../services/clubWebsite/games';
import { selectListLoading, selectMainLastPlayedGame, selectOtherLastPlayedGames } from '../../store/catalog/selectors';
import { listRequested } from '../../store/catalog/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { brand } from '../brand/brand';
import { ClubLink } from '../navigation/ClubLink';
import { gamePage } from '../navigation/gamePage';
import { media } from '../theme/media';
import { coveringLink } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { ButtonLink } from '../ui/buttons/Button';
import { Card } from '../ui/cards/Card';
import { MediaRows, MediaRow } from '../ui/cards/MediaRow';
import { StateCard } from '../ui/feedback/StateCard';
import { Grid, Cell } from '../ui/layout/Grid';
import { Picture } from '../ui/media/Picture';
import { Units } from '../ui/text/Units';
import { useFormatDay } from '../ui/time/useFormatDay';
import { gamesMessages, gamesTemplates } from './games.messages';
import { BeforeTitle, LastPlayedSkeleton } from './GamesSkeleton';
import { ListError } from './ListError';

/** Rows beside the wide card. */
const shownBefore = 4;

/** The game played last as a wide card, the games played before it as rows (spec 4, Catalog rules). */
export function LastPlayed() {
  const { formatMessage } = useIntl();
  const formatDay = useFormatDay();
  const dispatch = useAppDispatch();
  const { status } = usePlayerSelector((state) => selectListLoading(state, 'lastPlayedGames'));
  const main = usePlayerSelector(selectMainLastPlayedGame);
  const others = usePlayerSelector(selectOtherLastPlayedGames);
  useEffect(() => {
    dispatch(listRequested({ list: 'lastPlayedGames' }));
  }, [dispatch]);

  if (status === 'failed') return <ListError list="lastPlayedGames" />;
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
          <MediaRows>
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
                    <FormattedMessage {...gamesTemplates.played} values={{ date: formatDay(game.lastSessionDate) }} />
                  )
                }
              />
            ))}
          </MediaRows>
        </Cell>
      )}
    </Grid>
  );
}

/** A game as a wide scene with its name and the player's progress. The whole card is a link. */
function HeroCard({ game }: { game: Game }) {
  const { formatMessage, formatNumber } = useIntl();
  const { title, tagline, images, rewardsOwned, rewardsAvailable, unitsOwned, unitsAvailable } = game;
  const units = { owned: unitsOwned, available: unitsAvailable };
  return (
    <SceneCard as="article" $isLink>
      {images.wide !== null && <Picture src={images.wide} width={960} height={540} alt="" isEager isCover />}
      <CardText>
        <Kicker>
          <FormattedMessage {...gamesMessages.lastPlayed} />
        </Kicker>
        <Title>
          <ClubLink to={gamePage(game)}>{title}</ClubLink>
        </Title>
        {tagline && <p>{tagline}</p>}
        <Counts>
          <li>
            <FormattedMessage
              {...gamesTemplates.rewards}
              values={{ owned: rewardsOwned, available: rewardsAvailable }}
            />
          </li>
          {unitsAvailable > 0 && (
            <li>
              <Units label={formatMessage(gamesTemplates.units, units)}>
                {formatNumber(unitsOwned)}/{formatNumber(unitsAvailable)}
              </Units>
            </li>
          )}
        </Counts>
      </CardText>
    </SceneCard>
  );
}

const SceneCard = styled(Card)`
  aspect-ratio: 16 / 9;
  border-radius: ${tokens.radius.large};
  overflow: hidden;

  ${media.below.tablet} {
    aspect-ratio: 4 / 3;
  }
`;

const CardText = styled.div`
  position: absolute;
  inset: 30% 0 0;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  padding: clamp(16px, 2.2vw, 28px);
  background: linear-gradient(0deg, rgba(7, 10, 20, 0.92) 0, rgba(7, 10, 20, 0.7) 44%, rgba(7, 10, 20, 0));
  color: ${tokens.color.soft};
`;

const Kicker = styled.p`
  ${text.small}
`;

const Title = styled.h2`
  ${text.d3}
  color: ${tokens.color.text};

  a {
    ${coveringLink}
  }
`;

const Counts = styled.ul`
  ${text.small}
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin-top: 12px;
`;
