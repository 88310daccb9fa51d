import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { HomeRewards as HomeRewardsProps } from '../../store/home/pageProps';
import { ClubLink } from '../navigation/ClubLink';
import { priceMessages, rarityColors, rarityNames } from '../rewards/rarityNames.messages';
import { RewardCard } from '../rewards/RewardCard/RewardCard';
import { roundedRewardCount } from '../rewards/roundedRewardCount';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { ButtonLink } from '../ui/buttons/Button';
import { Rarity } from '../ui/text/Rarity';
import { Section } from '../ui/layout/Section';
import { HomeColumns } from './HomeColumns';
import { SectionIntro } from '../ui/sections/SectionIntro';

const messages = defineMessages({
  lead: {
    id: 'home.rewards.lead',
    defaultMessage:
      'The brighter the star, the rarer the reward. Claim one with your Units, and it’s in your game the next time you play.',
    description: 'Under the heading',
  },
  more: { id: 'home.rewards.more', defaultMessage: 'See the rewards', description: 'Link to the page about rewards' },
});

const templates = defineMessages<{ title: { count: number } }>({
  title: {
    id: 'home.rewards.title',
    defaultMessage: 'More than {count, number} rewards to claim',
    description: 'Heading; {count} is a round hundred, counted',
  },
});

/** The rarities with their number of rewards, and a sample of the catalog, highest rarity first. */
export function HomeRewards({ totalRewards, rarities, rewards }: HomeRewardsProps) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Section $surface="ink">
      <HomeColumns $widths="4fr 8fr" $align="start">
        <div>
          <SectionIntro
            isStacked
            title={<FormattedMessage {...templates.title} values={{ count: roundedRewardCount(totalRewards) }} />}
            lead={<FormattedMessage {...messages.lead} />}
            measure="34ch"
          />
          <RarityList>
            {rarities.map(({ id, available }) => (
              <li key={id}>
                <Rarity rarity={rarityColors[id]} name={formatMessage(rarityNames[id])} />
                <b>
                  <FormattedNumber value={available} />
                </b>
              </li>
            ))}
          </RarityList>
          <ButtonLink as={ClubLink} to={{ page: 'rewards' }} $variant="outline">
            <FormattedMessage {...messages.more} />
          </ButtonLink>
        </div>
        <RewardGrid>
          {rewards.map((reward, index) => (
            <li key={index}>
              <RewardCard
                name={reward.name}
                rarity={rarityColors[reward.rarityId]}
                rarityName={formatMessage(rarityNames[reward.rarityId])}
                kind={reward.gameTitle}
                state="withinReach"
                price={formatNumber(reward.value)}
                priceLabel={formatMessage(priceMessages.price, { units: reward.value })}
                imageUrl={reward.imageUrl ?? undefined}
                isLarge={index === 0}
              />
            </li>
          ))}
        </RewardGrid>
      </HomeColumns>
    </Section>
  );
}

const RarityList = styled.ul`
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

  b {
    ${text.figure}
    font-size: ${tokens.size.control};
    font-weight: 400;
    color: ${tokens.on.muted};
  }
`;

const RewardGrid = styled.ul`
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
