import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Game } from '../../services/clubWebsite/games';
import { selectListLoading, selectMainLastPlayedGame, selectOtherLastPlayedGames } from '../../store/catalog/selectors';
import { listRequested } from '../../store/catalog/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { brand } from '../brand/brand';
import { ClubLink } from '../navigation/ClubLink';
import { gamePage } from '../navigation/gamePage';
import { coveringLink, notPrinted } from '../theme/mixins';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { ButtonLink } from '../ui/buttons/Button';
import { Card } from '../ui/cards/Card';
import { MediaRows, MediaRow } from '../ui/cards/MediaRow';
import { Loadable } from '../ui/feedback/Loadable';
import { Skeleton, Skeletons } from '../ui/feedback/Skeleton';
import { Columns } from '../ui/layout/Columns';
import { Text } from '../ui/layout/Text';
import { Picture } from '../ui/media/Picture';
import { Units } from '../ui/text/Units';
import { useTexts } from '../ui/text/useTexts';
import { useFormatDay } from '../ui/time/useFormatDay';

const shownBefore = 4;

/** The game played last as a wide card, the games played before it as rows (spec 4, Catalog rules). */
export function LastPlayed() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { status } = usePlayerSelector((state) => selectListLoading(state, 'lastPlayedGames'));
  const main = usePlayerSelector(selectMainLastPlayedGame);
  const others = usePlayerSelector(selectOtherLastPlayedGames);

  return (
    <Loadable
      status={status}
      hasContent={status === 'loaded' && main !== null}
      skeleton={<LastPlayedSkeleton />}
      failed={{
        title: t('games.errorTitle'),
        text: t('games.error'),
        onRetry: () => dispatch(listRequested({ list: 'lastPlayedGames' })),
      }}
      empty={{
        title: t('games.nonePlayedTitle'),
        text: t('games.nonePlayed'),
        action: (
          <ButtonLink href={brand.links.store} $size="small">
            {t('games.store')}
          </ButtonLink>
        ),
      }}
      headingLevel={2}
    >
      {main && <PlayedGames main={main} others={others} />}
    </Loadable>
  );
}

function PlayedGames({ main, others }: { main: Game; others: readonly Game[] }) {
  const t = useTexts();
  const formatDay = useFormatDay();
  return (
    <Columns $widths={others.length > 0 ? '8fr 4fr' : '1fr'} $stackedGap="32px">
      <HeroCard game={main} />
      {others.length > 0 && (
        <div>
          <BeforeTitle />
          <MediaRows>
            {others.slice(0, shownBefore).map((game) => (
              <MediaRow
                key={`${game.spaceId} ${game.platform}`}
                picture={
                  game.images.lowThumbnail !== null && (
                    <Picture src={game.images.lowThumbnail} width={176} height={176} />
                  )
                }
                title={<ClubLink to={gamePage(game)}>{game.title}</ClubLink>}
                detail={
                  game.lastSessionDate !== null && t('games.card.played', { date: formatDay(game.lastSessionDate) })
                }
              />
            ))}
          </MediaRows>
        </div>
      )}
    </Columns>
  );
}

const BeforeTitle = () => (
  <Text as="h2" $type="rowTitle" style={{ marginBottom: 14 }}>
    {useTexts()('games.before')}
  </Text>
);

/** In the size of the game played last and the rows beside it. */
export const LastPlayedSkeleton = () => (
  <Columns $widths="8fr 4fr" $stackedGap="32px" aria-hidden>
    <Skeleton $aspect="16 / 9" $radius={tokens.radius.large} />
    <div>
      <BeforeTitle />
      <div style={{ display: 'grid', gap: 29, paddingBlock: 15 }}>
        <Skeletons count={shownBefore} $height="56px" />
      </div>
    </div>
  </Columns>
);

function HeroCard({ game }: { game: Game }) {
  const { formatNumber } = useIntl();
  const t = useTexts();
  const { title, tagline, images, rewardsOwned, rewardsAvailable, unitsOwned, unitsAvailable } = game;
  const units = { owned: unitsOwned, available: unitsAvailable };
  return (
    <SceneCard as="article" $isLink>
      {images.wide !== null && <Picture src={images.wide} width={960} height={540} isEager />}
      <CardText>
        <Text $type="small">{t('games.lastPlayed')}</Text>
        <h2>
          <ClubLink to={gamePage(game)}>{title}</ClubLink>
        </h2>
        {tagline && <p>{tagline}</p>}
        <ul>
          <li>{t('games.card.rewards', { owned: rewardsOwned, available: rewardsAvailable })}</li>
          {unitsAvailable > 0 && (
            <li>
              <Units label={t('games.card.units', units)}>
                {formatNumber(unitsOwned)}/{formatNumber(unitsAvailable)}
              </Units>
            </li>
          )}
        </ul>
      </CardText>
    </SceneCard>
  );
}

const SceneCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${tokens.radius.large};
  overflow: hidden;

  /* Large text may be taller than the picture. */
  &::before {
    content: '';
    grid-area: 1 / 1;
    aspect-ratio: 16 / 9;
  }
  img {
    position: absolute;
    ${notPrinted}
  }

  ${media.below.tablet} {
    &::before {
      aspect-ratio: 4 / 3;
    }
  }
`;

const CardText = styled.div`
  position: relative;
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  padding: clamp(16px, 2.2vw, 28px);
  background: linear-gradient(0deg, rgba(7, 10, 20, 0.92) 0, rgba(7, 10, 20, 0.7) 31%, rgba(7, 10, 20, 0) 70%);
  color: ${tokens.color.soft};

  h2 {
    ${text.d3}
    color: ${tokens.color.text};
  }
  h2 a {
    ${coveringLink}
  }
  ul {
    ${text.small}
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    margin-top: 12px;
  }
`;
