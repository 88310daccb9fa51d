import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import type { Game } from '../../../services/clubWebsite/games';
import { selectRewardsTotals, selectRewardsUnavailable } from '../../../store/rewards/selectors';
import { usePlayerSelector } from '../../../store/support/hooks';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Ring } from '../../ui/progress/Ring';
import { italic } from '../../ui/text/italic';
import { gameMessages, gameTemplates } from '../game.messages';

/** Rings with the player's share of the game's rewards, Units and badges. */
export function GameCounts({ game }: { game: Game }) {
  // The overview includes claims on this page; the game's own counts include them after the next fetch.
  const totals = usePlayerSelector(selectRewardsTotals);
  const isUnknown = usePlayerSelector(selectRewardsUnavailable);
  const rewards = isUnknown ? { owned: game.rewardsOwned, available: game.rewardsAvailable } : totals;
  return (
    <Counts>
      <CountOf name={gameMessages.rewards} {...rewards} />
      <CountOf name={gameMessages.units} owned={game.unitsOwned} available={game.unitsAvailable} isGold />
      <CountOf name={gameMessages.badges} owned={game.badgesOwned} available={game.badgesAvailable} />
    </Counts>
  );
}

interface CountOfProps {
  name: MessageDescriptor;
  owned: number;
  available: number;
  isGold?: boolean;
}

function CountOf({ name, owned, available, isGold = false }: CountOfProps) {
  const { formatMessage } = useIntl();
  return (
    <li aria-label={`${formatMessage(name)}: ${formatMessage(gameTemplates.ring, { owned, available })}`}>
      <RingPlace>
        <Ring
          value={owned}
          max={available}
          size={42}
          width={2.5}
          color={isGold ? tokens.color.gold : tokens.color.text}
        />
      </RingPlace>
      <p aria-hidden>
        <Figure>
          <FormattedMessage {...gameTemplates.of} values={{ owned, available, i: italic }} />
        </Figure>
        <Name>
          <FormattedMessage {...name} />
        </Name>
      </p>
    </li>
  );
}

const Counts = styled.ul`
  display: flex;

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

  ${media.below.tablet} {
    justify-content: space-between;

    > li {
      padding: 0 0 0 12px;
    }
  }
`;

const RingPlace = styled.span`
  ${media.below.tablet} {
    display: none;
  }
`;

const Figure = styled.b`
  ${text.count}
  white-space: nowrap;

  i {
    font: 500 1rem / 1 ${tokens.font.display};
    color: #c9d2ee;
  }

  ${media.below.tablet} {
    font-size: 1.375rem;

    i {
      font-size: ${tokens.size.control};
    }
  }
`;

const Name = styled.span`
  display: block;
  margin-top: 5px;
  font-size: ${tokens.size.fine};
  line-height: 1.4;
  color: #c9d2ee;
`;
