import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Game } from '../../services/clubWebsite/games';
import { selectListLoading, selectMainLastPlayedGame } from '../../store/catalog/selectors';
import { listRequested } from '../../store/catalog/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { isSettled } from '../../store/support/requestState';
import { usePlatformName } from '../game/platforms';
import { ClubLink } from '../navigation/ClubLink';
import { gamePage } from '../navigation/gamePage';
import { notPrinted, onlyFrom } from '../theme/mixins';
import { media, tokens } from '../theme/tokens';
import { ButtonLink } from '../ui/buttons/Button';
import { StateCard } from '../ui/feedback/StateCard';
import { Cluster } from '../ui/layout/Cluster';
import { Picture } from '../ui/media/Picture';
import { useTexts } from '../ui/text/useTexts';
import { formatDuration } from '../ui/time/formatDuration';
import { useDaysAgo } from '../ui/time/useDaysAgo';
import { GameSkeleton, gameHeight } from './DashboardSkeleton';
import { PartFailed } from './PartFailed';

export function LastGame() {
  const dispatch = useAppDispatch();
  const t = useTexts();
  const game = usePlayerSelector(selectMainLastPlayedGame);
  const { status } = usePlayerSelector((state) => selectListLoading(state, 'lastPlayedGames'));
  if (game) return <LastPlayed game={game} />;
  if (!isSettled({ status })) return <GameSkeleton />;
  const toGames = (
    <ButtonLink as={ClubLink} to={{ page: 'games' }} $size="small">
      {t('dashboard.first.games')}
    </ButtonLink>
  );
  return (
    <GameArea>
      {status === 'failed' ? (
        <PartFailed onRetry={() => dispatch(listRequested({ list: 'lastPlayedGames' }))} />
      ) : (
        <StateCard kind="empty" title={t('dashboard.first.title')} action={toGames} headingLevel={2}>
          {t('dashboard.first')}
        </StateCard>
      )}
    </GameArea>
  );
}

function LastPlayed({ game }: { game: Game }) {
  const t = useTexts();
  const { images, title } = game;
  return (
    <GameCard aria-label={title}>
      {images.background !== null && (
        <Picture
          src={images.background}
          width={1920}
          height={768}
          phone={images.card !== null ? { src: images.card, width: 640, height: 480 } : undefined}
          isEager
        />
      )}
      <CardText>
        <SessionLine game={game} />
        {images.lowLogo === null ? <h2>{title}</h2> : <Logo src={images.lowLogo} width="264" alt={title} />}
        <Cluster $gap={[3, 6]} style={{ marginTop: 'auto' }}>
          <ButtonLink as={ClubLink} to={gamePage(game)} $variant="outlineOnArt" $size="small">
            {t('dashboard.openGame')}
          </ButtonLink>
          <Counts>{t('dashboard.gameCounts', game)}</Counts>
        </Cluster>
      </CardText>
    </GameCard>
  );
}

function SessionLine({ game: { lastSessionDate, lastSessionSeconds, platform: code } }: { game: Game }) {
  const intl = useIntl();
  const t = useTexts();
  const platform = usePlatformName()(code);
  const when = useDaysAgo(lastSessionDate);
  if (when === null) return <p>&nbsp;</p>;
  if (lastSessionSeconds < 60) {
    return <p>{t('dashboard.lastPlayedShort', { when, platform })}</p>;
  }
  const duration = formatDuration(lastSessionSeconds, intl, { largest: 'hour' });
  return <p>{t('dashboard.lastPlayed', { when, duration, platform })}</p>;
}

/** As tall as `GameCard`. */
const GameArea = styled.div`
  display: grid;
  min-height: ${gameHeight.wide};
`;

const GameCard = styled.article`
  position: relative;
  display: flex;
  min-height: ${gameHeight.wide};
  overflow: hidden;
  border: 1px solid ${tokens.on.hairline};
  border-radius: ${tokens.radius.large};

  img {
    position: absolute;
    inset: 0;
    ${notPrinted}
  }

  ${media.below.laptop} {
    min-height: ${gameHeight.phone};
  }
`;

const CardText = styled.div`
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding: 28px 32px;
  background:
    linear-gradient(90deg, rgba(7, 10, 20, 0.82), rgba(7, 10, 20, 0.5) 38%, rgba(7, 10, 20, 0) 66%),
    linear-gradient(0deg, rgba(7, 10, 20, 0.72), rgba(7, 10, 20, 0) 40%);

  > p {
    font-size: ${tokens.size.small};
    font-weight: 600;
    color: #d5dcf2;
  }

  ${media.below.tablet} {
    padding: 20px;
  }
`;

const Logo = styled.img`
  && {
    position: static;
    width: 264px;
    max-width: 70%;
    height: auto;
    max-height: 120px;
    margin-top: 28px;
    object-fit: contain;
    object-position: left;
  }
`;

const Counts = styled.p`
  font-size: ${tokens.size.small};
  font-weight: 500;
  color: #d5dcf2;

  ${onlyFrom('tablet')}
`;
