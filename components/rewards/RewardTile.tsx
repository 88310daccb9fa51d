import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { Reward } from '../../services/clubWebsite/types';
import type { RewardStanding } from '../../store/rewards/rules';
import { measured } from '../measuring/measured';
import { TextCover } from '../ui/TextCover';
import { priceInWords, rarityColours, rarityNames } from './rarityNames.messages';
import { RewardCard } from './RewardCard';
import { rewardsMessages, rewardsTemplates } from './rewards.messages';
import { WishButton } from './WishButton';
import { WishMeter } from './WishMeter';

interface RewardTileProps {
  reward: Reward;
  standing: RewardStanding;
  /** Opens the claim, or what is to be known of one that is owned; absent where rewards are only shown. */
  onOpen?: (reward: Reward) => void;
  /** Says which game it is of, beside what it is. */
  namesGame?: boolean;
  /** One that the player saves for: it says how far off it is. */
  isGoal?: boolean;
  headingLevel?: number;
}

/**
 * A reward in a player's list: what it costs, or why it cannot be had. Within reach or short, it opens the claim; owned,
 * where it is to be found. What may still be had can be put on the wishlist.
 */
export const RewardTile = memo(function RewardTile({
  reward,
  standing,
  onOpen,
  namesGame = false,
  isGoal = false,
  headingLevel,
}: RewardTileProps) {
  const { formatList, formatMessage, formatNumber } = useIntl();
  const { name, kind, game, rarityId, imageUrl, value, isNew } = reward;
  const kindAndGame = [kind, game?.title].flatMap((part) => part ?? []);
  const isForSale = standing.kind === 'withinReach' || standing.kind === 'short';
  const isOpenable = isForSale || standing.kind === 'owned';
  return (
    <RewardCard
      name={name}
      rarity={rarityColours[rarityId]}
      rarityName={formatMessage(rarityNames[rarityId])}
      imageUrl={imageUrl ?? undefined}
      state={standing.kind}
      kind={namesGame ? formatList(kindAndGame, { type: 'unit' }) : (kind ?? undefined)}
      newLabel={isNew && isForSale ? formatMessage(rewardsMessages.new) : undefined}
      price={formatNumber(value)}
      priceLabel={formatMessage(priceInWords.price, { units: value })}
      note={<Note standing={standing} />}
      hint={onOpen && standing.kind === 'withinReach' ? formatMessage(rewardsMessages.claim) : undefined}
      link={
        onOpen && isOpenable
          ? (text) => (
              <TextCover onClick={() => onOpen(reward)} {...measured('claim')}>
                {text}
              </TextCover>
            )
          : undefined
      }
      corner={isForSale || standing.kind === 'locked' ? <WishButton reward={reward} standing={standing} /> : undefined}
      meter={isGoal ? <WishMeter price={value} standing={standing} /> : undefined}
      headingLevel={headingLevel}
    />
  );
});

function Note({ standing }: { standing: RewardStanding }) {
  const { formatMessage } = useIntl();
  switch (standing.kind) {
    case 'withinReach':
      return null;
    case 'short':
      return formatMessage(rewardsTemplates.toGo, { missing: standing.missing });
    case 'owned':
      return formatMessage(rewardsMessages.owned);
    case 'locked':
      return standing.reasons.join(' ') || formatMessage(rewardsMessages.locked);
    case 'soldOut':
      return standing.reasons.join(' ') || formatMessage(rewardsMessages.soldOut);
  }
}
