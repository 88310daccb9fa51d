import styled from 'styled-components';
import type { GameSection } from '../../../routes';
import type { Game, FriendPlaying } from '../../../services/clubWebsite/games';
import { areUnavailable } from '../../../store/rewards/rules';
import { usePlayerSelector } from '../../../store/support/hooks';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { StarChart } from '../../ui/icons/StarChart';
import { FromWidth } from '../../ui/layout/ByWidth';
import { Cluster } from '../../ui/layout/Cluster';
import { Text } from '../../ui/layout/Text';
import { Picture } from '../../ui/media/Picture';
import { Ring } from '../../ui/progress/Ring';
import { RichText } from '../../ui/text/RichText';
import { type PlainTextId, useTexts } from '../../ui/text/useTexts';
import { FriendPicture } from '../friends/FriendRow';
import type { GamePage } from '../useGamePage';
import { GameActions } from './GameActions';
import { Art, Column, HeroHeader, Logo, HeroFooter, Tagline } from './GameHero.styles';
import { GameMeta } from './GameMeta';

interface GameHeroProps {
  page: GamePage;
  section: GameSection;
}

export function GameHero({ page, section }: GameHeroProps) {
  const t = useTexts();
  const { game } = page;
  const isCompact = section !== 'overview';
  return (
    <HeroHeader $isCompact={isCompact}>
      <HeroArt game={game} isCompact={isCompact} />
      <Column $isCompact={isCompact}>
        <div>
          <Logo $isCompact={isCompact}>
            {game.images.highLogo === null ? (
              <PlainName>{game.title || t('game.comingSoon')}</PlainName>
            ) : (
              <img src={game.images.highLogo} alt={game.title} fetchPriority="high" />
            )}
          </Logo>
          {!isCompact && game.tagline !== '' && <Tagline>{game.tagline}</Tagline>}
          <GameMeta page={page} section={section} />
        </div>
        {!isCompact && (
          <>
            <GameActions page={page} />
            <HeroFooter>
              <GameCounts game={game} />
              <GameFriendsStack friends={game.friendsPlayingGame} count={game.friendsPlayingCount} />
            </HeroFooter>
          </>
        )}
      </Column>
    </HeroHeader>
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
          isEager
        />
      )}
    </Art>
  );
}

const maxFaces = 4;

function GameFriendsStack({ friends, count }: { friends: readonly FriendPlaying[]; count: number }) {
  const t = useTexts();
  if (friends.length === 0) return null;
  return (
    <Cluster>
      <FacesStack aria-hidden>
        {friends.slice(0, maxFaces).map((friend) => (
          <FriendPicture key={friend.nameOnPlatform} friend={friend} />
        ))}
      </FacesStack>
      <Text $type="small" style={{ color: '#e3e9fa' }}>
        <b>{t('game.friendsOwn', { count })}</b>
        <br />
        {t('game.friendsPlay', { count: friends.filter(({ isPlaying }) => isPlaying).length })}
      </Text>
    </Cluster>
  );
}

const PlainName = styled.span`
  ${text.h1}
  display: block;
  padding-left: 8px;
`;

const ChartPlace = styled.div`
  position: absolute;
  top: -8px;
  right: max(0px, 50vw - 620px);
  color: ${tokens.color.skyLead};
  zoom: 2.2;
`;

const FacesStack = styled.span`
  display: flex;

  > * {
    box-sizing: content-box;
    margin-left: -10px;
    border: 2px solid #0b1020;
  }
  > :first-child {
    margin-left: -2px;
  }
`;

function GameCounts({ game }: { game: Game }) {
  // The overview includes claims on this page; the game's own counts include them after the next fetch.
  const list = usePlayerSelector((state) => state.rewards);
  const rewards = areUnavailable(list)
    ? { owned: game.rewardsOwned, available: game.rewardsAvailable }
    : { owned: list.totalOwned, available: list.totalAvailable };
  return (
    <Counts>
      <CountOf name="game.count.rewards" {...rewards} />
      <CountOf name="game.count.units" owned={game.unitsOwned} available={game.unitsAvailable} isGold />
      <CountOf name="game.count.badges" owned={game.badgesOwned} available={game.badgesAvailable} />
    </Counts>
  );
}

interface CountOfProps {
  name: PlainTextId;
  owned: number;
  available: number;
  isGold?: boolean;
}

function CountOf({ name, owned, available, isGold = false }: CountOfProps) {
  const t = useTexts();
  return (
    <li aria-label={`${t(name)}: ${t('game.ring', { owned, available })}`}>
      <FromWidth as="span" $width="tablet">
        <Ring
          value={owned}
          max={available}
          size={42}
          width={2.5}
          color={isGold ? tokens.color.gold : tokens.color.text}
        />
      </FromWidth>
      <p aria-hidden>
        <b>
          <RichText id="game.of" values={{ owned, available }} />
        </b>
        <span>{t(name)}</span>
      </p>
    </li>
  );
}

const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  row-gap: 12px;

  > li {
    display: flex;
    align-items: center;
    gap: 14px;
    padding: 0 32px;
    border-left: 1px solid rgba(238, 242, 255, 0.18);
  }
  > li:first-child {
    padding-left: 0;
    border-left: 0;
  }
  p > b {
    ${text.count}
    white-space: nowrap;
  }
  p i {
    font: 600 1rem / 1 ${tokens.font.display};
    color: #c9d2ee;
  }
  p > span {
    display: block;
    margin-top: 5px;
    font-size: ${tokens.size.fine};
    line-height: 1.4;
    color: #c9d2ee;
  }

  ${media.below.tablet} {
    justify-content: space-between;

    > li {
      padding: 0 0 0 12px;
    }
    p > b {
      font-size: 1.375rem;
    }
    p i {
      font-size: ${tokens.size.control};
    }
  }
`;
