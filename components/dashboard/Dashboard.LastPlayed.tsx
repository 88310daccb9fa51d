import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Game } from '../../services/clubWebsite/types';
import { ClubLink } from '../navigation/ClubLink';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { ButtonLink } from '../ui/buttons/Button';
import { Picture } from '../ui/media/Picture';
import { gameHeight } from './Dashboard.Skeletons';
import { dashboardMessages, dashboardTemplates } from './dashboard.messages';
import { usePlayedAgo } from './usePlayedAgo';
import { hoursAndMinutes } from '../ui/time/daysAgo';

/** The game that was played last, over its own scene. */
export function LastPlayed({ game }: { game: Game }) {
  const { images, title, slug, platform } = game;
  return (
    <Card aria-label={title}>
      {images.background !== null && (
        <Picture
          src={images.background}
          width={1920}
          height={768}
          alt=""
          phone={images.card !== null ? { src: images.card, width: 640, height: 480 } : undefined}
          isEager
          isCover
        />
      )}
      <Words>
        <Played game={game} />
        {images.lowLogo === null ? <h2>{title}</h2> : <Logo src={images.lowLogo} width="264" alt={title} />}
        <Foot>
          <ButtonLink
            as={ClubLink}
            to={{ page: 'game', params: { game: slug, platform, section: 'overview' } }}
            $variant="outlineOnArt"
            $size="small"
          >
            <FormattedMessage {...dashboardMessages.openGame} />
          </ButtonLink>
          <Counts>
            <FormattedMessage {...dashboardTemplates.gameCounts} values={countsOf(game)} />
          </Counts>
        </Foot>
      </Words>
    </Card>
  );
}

const countsOf = (game: Game) => ({
  rewardsOwned: game.rewardsOwned,
  rewardsAvailable: game.rewardsAvailable,
  unitsOwned: game.unitsOwned,
  unitsAvailable: game.unitsAvailable,
  badgesOwned: game.badgesOwned,
  badgesAvailable: game.badgesAvailable,
});

function Played({ game: { lastSessionDate, lastSessionSeconds, platform } }: { game: Game }) {
  const { formatMessage } = useIntl();
  const when = usePlayedAgo(lastSessionDate);
  if (when === null) return <p>&nbsp;</p>;
  if (lastSessionSeconds < 60) {
    return (
      <p>
        <FormattedMessage {...dashboardTemplates.lastPlayedShort} values={{ when, platform }} />
      </p>
    );
  }
  const duration = formatMessage(dashboardTemplates.hours, hoursAndMinutes(lastSessionSeconds)).trim();
  return (
    <p>
      <FormattedMessage {...dashboardTemplates.lastPlayed} values={{ when, duration, platform }} />
    </p>
  );
}

const Card = styled.article`
  position: relative;
  height: ${gameHeight.wide};
  overflow: hidden;
  border: 1px solid ${tokens.on.hairline};
  border-radius: ${tokens.radius.large};

  img {
    position: absolute;
    inset: 0;
  }

  ${media.below.laptop} {
    height: ${gameHeight.phone};
  }
`;

const Words = styled.div`
  position: absolute;
  inset: 0;
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

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
  margin-top: auto;
`;

const Counts = styled.p`
  font-size: ${tokens.size.small};
  font-weight: 500;
  color: #d5dcf2;

  ${media.below.tablet} {
    display: none;
  }
`;
