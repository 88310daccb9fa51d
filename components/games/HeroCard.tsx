import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Game } from '../../services/clubWebsite/types';
import { ClubLink } from '../navigation/ClubLink';
import { media } from '../theme/media';
import { coveringLink } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Card } from '../ui/cards/Card';
import { Picture } from '../ui/media/Picture';
import { Units } from '../ui/text/Units';
import { gamePage } from './gamePage';
import { gamesMessages, gamesTemplates } from './games.messages';

/** A game as a wide scene with its name, what the player has in it, and one link: the whole card. */
export function HeroCard({ game }: { game: Game }) {
  const { formatMessage, formatNumber } = useIntl();
  const { title, tagline, images, rewardsOwned, rewardsAvailable, unitsOwned, unitsAvailable } = game;
  const units = { owned: unitsOwned, available: unitsAvailable };
  return (
    <Frame as="article" $isLink>
      {images.wide !== null && <Picture src={images.wide} width={960} height={540} alt="" isEager isCover />}
      <Words>
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
      </Words>
    </Frame>
  );
}

const Frame = styled(Card)`
  aspect-ratio: 16 / 9;
  border-radius: ${tokens.radius.large};
  overflow: hidden;

  ${media.below.tablet} {
    aspect-ratio: 4 / 3;
  }
`;

const Words = styled.div`
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
