import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Reward } from '../../../services/clubWebsite/rewards';
import { SpendDialog } from '../../spend/SpendDialog';
import { Rarity } from '../../ui/text/Rarity';
import { claimMessages } from './claim.messages';
import { rarityColors, rarityNames } from '../rarityNames.messages';

interface RewardFrameProps {
  reward: Reward;
  title: string;
  isDone: boolean;
  isBusy?: boolean;
  hasSteps?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog about a reward: its picture and description beside the steps of a claim or what the claim needs. */
export function RewardFrame({ reward, ...dialog }: RewardFrameProps) {
  const { formatMessage } = useIntl();
  const { name, rarityId, imageUrl, detail } = reward;
  return (
    <SpendDialog
      {...dialog}
      art={imageUrl !== null && <img src={imageUrl} width="256" height="256" alt="" />}
      claimed={formatMessage(claimMessages.claimed)}
      light={rarityColors[rarityId]}
      description={
        <>
          <Rarity rarity={rarityColors[rarityId]} name={formatMessage(rarityNames[rarityId])} />
          <h3>{name}</h3>
          <p>{detail.description}</p>
        </>
      }
    />
  );
}
