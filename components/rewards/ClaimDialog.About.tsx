import { useIntl } from 'react-intl';
import type { Reward } from '../../services/clubWebsite/types';
import { Rarity } from '../ui/text/Rarity';
import { rarityColors, rarityNames } from './rarityNames.messages';

/** What a reward is, under its picture. */
export function AboutReward({ reward: { name, rarityId, detail } }: { reward: Reward }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Rarity rarity={rarityColors[rarityId]} name={formatMessage(rarityNames[rarityId])} />
      <h3>{name}</h3>
      <p>{detail.description}</p>
    </>
  );
}
