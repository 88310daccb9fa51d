import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { RewardCatalogue } from '../../services/club/visitorTypes';
import { priceInWords, rarityColors, rarityNames } from '../rewards/rarityNames.messages';
import { RewardShelfCard } from '../rewards/RewardShelfCard';
import { rewardsAreMoreThan } from '../rewards/visitorCount';
import { ClubLink } from '../navigation/ClubLink';
import { ButtonLink } from '../ui/buttons/Button';
import { Rarity } from '../ui/text/Rarity';
import { Columns, Count, Lead, Magnitudes, Section, Shelf, Title } from './HomeRewards.styles';

const messages = defineMessages({
  lead: {
    id: 'home.rewards.lead',
    defaultMessage:
      'The brighter it is, the rarer it is. Choose one, pay its Units, and it is in your game the next time you start it.',
    description: 'Under the heading',
  },
  more: { id: 'home.rewards.more', defaultMessage: 'See the rewards', description: 'Link to the page about rewards' },
});

const templates = defineMessages<{ title: { count: number } }>({
  title: {
    id: 'home.rewards.title',
    defaultMessage: 'More than {count, number} rewards, graded like stars',
    description: 'Heading; {count} is a round hundred, counted',
  },
});

/** How many rewards stand on the shelf: one large, four beside and under it. */
const onTheShelf = 5;

/** The rewards: rarities with their true counts, and a real sample from the catalogue, brightest first. */
export function HomeRewards({ totalRewards, rarities, rewards }: RewardCatalogue) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Section>
      <Columns>
        <div>
          <Title>
            <FormattedMessage {...templates.title} values={{ count: rewardsAreMoreThan(totalRewards) }} />
          </Title>
          <Lead>
            <FormattedMessage {...messages.lead} />
          </Lead>
          <Magnitudes>
            {rarities.map(({ id, available }) => (
              <li key={id}>
                <Rarity rarity={rarityColors[id]} name={formatMessage(rarityNames[id])} />
                <Count>
                  <FormattedNumber value={available} />
                </Count>
              </li>
            ))}
          </Magnitudes>
          <ButtonLink as={ClubLink} to={{ page: 'rewards' }} $variant="outline">
            <FormattedMessage {...messages.more} />
          </ButtonLink>
        </div>
        <Shelf>
          {rewards.slice(0, onTheShelf).map((reward, place) => (
            <li key={reward.rewardId}>
              <RewardShelfCard
                name={reward.name}
                rarity={rarityColors[reward.rarityId]}
                rarityName={formatMessage(rarityNames[reward.rarityId])}
                detail={reward.gameTitle}
                price={formatNumber(reward.value)}
                priceLabel={formatMessage(priceInWords.price, { units: reward.value })}
                imageUrl={reward.imageUrl ?? ''}
                isLarge={place === 0}
              />
            </li>
          ))}
        </Shelf>
      </Columns>
    </Section>
  );
}
