import type { GameSection } from '../../routes';
import type { Game } from '../../services/clubWebsite/types';
import { FormattedMessage } from 'react-intl';
import { Picture } from '../ui/media/Picture';
import { StarChart } from '../ui/icons/StarChart';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import styled from 'styled-components';
import { gameMessages } from './game.messages';
import { GameActions } from './GameHero.Actions';
import { GameCounts } from './GameHero.Counts';
import { GameFriendsStack } from './GameHero.Friends';
import { GameMeta } from './GameHero.Meta';
import { Art, Column, Frame, Logo, Low, Words } from './GameHero.styles';
import type { GamePage } from './useGamePage';

interface GameHeroProps {
  page: GamePage;
  section: GameSection;
}

/** The game in its own picture: what it is, what can be done in it now, and how far the player is. */
export function GameHero({ page, section }: GameHeroProps) {
  const { game } = page;
  const isCompact = section !== 'overview';
  return (
    <Frame $isCompact={isCompact}>
      <HeroArt game={game} isCompact={isCompact} />
      <Column $isCompact={isCompact}>
        <div>
          <Logo $isCompact={isCompact}>
            <GameName game={game} />
          </Logo>
          {!isCompact && game.tagline !== '' && <Words>{game.tagline}</Words>}
          <GameMeta page={page} section={section} />
        </div>
        {!isCompact && (
          <>
            <GameActions page={page} />
            <Low>
              <GameCounts game={game} />
              <GameFriendsStack friends={game.friendsPlayingGame} />
            </Low>
          </>
        )}
      </Column>
    </Frame>
  );
}

function HeroArt({ game: { images }, isCompact }: { game: Game; isCompact: boolean }) {
  const { background, heroPhone, highBoxArt } = images;
  const phone = isCompact ? null : (heroPhone ?? highBoxArt);
  return (
    <Art $isCompact={isCompact}>
      {background === null ? (
        <ChartPlace>
          <StarChart />
        </ChartPlace>
      ) : (
        <Picture
          src={background}
          width={1920}
          height={768}
          phone={phone === null ? undefined : { src: phone, width: 780, height: 900 }}
          alt=""
          isEager
          isCover
        />
      )}
    </Art>
  );
}

/** The lettering of the game; its name in plain letters where it has none; the sample game has no name. */
const GameName = ({ game: { title, images } }: { game: Game }) =>
  images.highLogo === null ? (
    <PlainName>{title === '' ? <FormattedMessage {...gameMessages.comingSoon} /> : title}</PlainName>
  ) : (
    <img src={images.highLogo} alt={title} fetchPriority="high" />
  );

const PlainName = styled.span`
  ${text.h1}
  display: block;
  padding-left: 8px;
`;

/** Where there is no picture, the night sky with the chart that is yet to be filled. */
const ChartPlace = styled.div`
  position: absolute;
  top: -8px;
  right: max(0px, 50vw - 620px);
  color: ${tokens.color.skyLead};
  zoom: 2.2;
`;
