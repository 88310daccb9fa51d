import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Showcase } from '../../services/club/visitorTypes';
import { priceInWords, rarityColours, rarityNames } from '../rewards/rarityNames.messages';
import { RewardShelfCard } from '../rewards/RewardShelfCard';
import { ClubLink } from '../shell/ClubLink';
import { groundStyle } from '../theme/grounds';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { ButtonLink } from '../ui/Button';
import { Wrap } from '../ui/Layout';
import { Rarity } from '../ui/Rarity';

const messages = defineMessages({
  title: {
    id: 'home.rewards.title',
    defaultMessage: 'More than 700 rewards, graded like stars',
    description: 'Heading',
  },
  lead: {
    id: 'home.rewards.lead',
    defaultMessage:
      'The brighter it is, the rarer it is. Choose one, pay its Units, and it is in your game the next time you start it.',
    description: 'Under the heading',
  },
  more: { id: 'home.rewards.more', defaultMessage: 'See the rewards', description: 'Link to the page about rewards' },
});

/** How many rewards stand on the shelf: one large, four beside and under it. */
const onTheShelf = 5;

/** The rewards: rarities with their true counts, and a real sample from the catalogue, brightest first. */
export function HomeRewards({ rarities, rewards }: Showcase) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Section>
      <Columns>
        <div>
          <Title>
            <FormattedMessage {...messages.title} />
          </Title>
          <Lead>
            <FormattedMessage {...messages.lead} />
          </Lead>
          <Magnitudes>
            {rarities.map(({ id, available }) => (
              <li key={id}>
                <Rarity rarity={rarityColours[id]} name={formatMessage(rarityNames[id])} />
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
                rarity={rarityColours[reward.rarityId]}
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

const Section = styled.section`
  ${groundStyle('ink')}
  padding-block: ${tokens.layout.section};
`;

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: 4fr 8fr;
  gap: ${tokens.layout.columnGap};
  align-items: start;

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
  }
`;

const Title = styled.h2`
  ${text.d2}
`;

const Lead = styled.p`
  ${text.lead}
  max-width: 34ch;
  margin-top: 20px;
  color: ${tokens.on.muted};
`;

const Magnitudes = styled.ul`
  margin: 36px 0 32px;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 13px 0;
    border-top: 1px solid ${tokens.on.hairline};
  }

  li:last-child {
    border-bottom: 1px solid ${tokens.on.hairline};
  }
`;

const Count = styled.span`
  ${text.figure}
  font-size: ${tokens.size.control};
  color: ${tokens.on.muted};
`;

const Shelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  grid-auto-rows: minmax(276px, auto);
  gap: 16px;

  li {
    grid-column: span 3;
  }

  li:first-child {
    grid-column: 1 / 6;
    grid-row: 1 / 3;
  }

  li:nth-child(5) {
    grid-column: span 5;
  }

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-auto-rows: auto;
    gap: 12px;

    li,
    li:nth-child(5) {
      grid-column: auto;
    }

    li:first-child {
      grid-column: 1 / 3;
      grid-row: auto;
      min-height: 440px;
    }
  }
`;
