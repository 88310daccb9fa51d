import { useIntl } from 'react-intl';
import type { Reward } from '../../services/clubWebsite/types';
import type { RewardStanding } from '../../store/rewards/rules';
import { TextCover } from '../ui/TextCover';
import { priceInWords, rarityColours, rarityNames } from './rarityNames.messages';
import { RewardCard } from './RewardCard';
import { rewardsMessages, rewardsTemplates } from './rewards.messages';

interface RewardTileProps {
  reward: Reward;
  standing: RewardStanding;
  /** Opens the claim, for what has a price still to pay; absent where rewards are only shown. */
  onOpen?: () => void;
}

/** A reward in a player's list: what it costs, or why it cannot be had. Within reach or short, it opens the claim. */
export function RewardTile({ reward, standing, onOpen }: RewardTileProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { name, kind, rarityId, imageUrl, value, isNew } = reward;
  const isForSale = standing.kind === 'withinReach' || standing.kind === 'short';
  return (
    <RewardCard
      name={name}
      rarity={rarityColours[rarityId]}
      rarityName={formatMessage(rarityNames[rarityId])}
      imageUrl={imageUrl ?? undefined}
      state={standing.kind}
      kind={kind ?? undefined}
      newLabel={isNew && isForSale ? formatMessage(rewardsMessages.new) : undefined}
      price={formatNumber(value)}
      priceLabel={formatMessage(priceInWords.price, { units: value })}
      note={<Note standing={standing} />}
      hint={onOpen && standing.kind === 'withinReach' ? formatMessage(rewardsMessages.claim) : undefined}
      link={onOpen && isForSale ? (text) => <TextCover onClick={onOpen}>{text}</TextCover> : undefined}
    />
  );
}

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
      return standing.reasons[0] ?? formatMessage(rewardsMessages.locked);
    case 'soldOut':
      return standing.reasons[0] ?? formatMessage(rewardsMessages.soldOut);
  }
}
