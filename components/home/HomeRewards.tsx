import { FormattedNumber } from 'react-intl';
import styled from 'styled-components';
import type { HomeRewards as HomeRewardsProps } from '../../store/home/pageProps';
import { ClubLink } from '../navigation/ClubLink';
import { rarityColors } from '../rewards/rarities';
import { CatalogCard } from '../rewards/VisitorRewards/CatalogCards';
import { roundedRewardCount } from '../rewards/roundedRewardCount';
import { columns } from '../theme/mixins';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { ButtonLink } from '../ui/buttons/Button';
import { Rarity } from '../ui/text/Rarity';
import { Columns } from '../ui/layout/Columns';
import { Section } from '../ui/layout/Section';
import { SectionIntro } from '../ui/sections/SectionIntro';
import { useTexts } from '../ui/text/useTexts';

export function HomeRewards({ totalRewards, rarities, rewards }: HomeRewardsProps) {
  const t = useTexts();
  return (
    <Section $surface="ink">
      <Columns $widths="4fr 8fr" $stackedGap="32px">
        <div>
          <SectionIntro
            isStacked
            title={t('home.rewards.title', { count: roundedRewardCount(totalRewards) })}
            lead={t('home.rewards.lead')}
            measure="34ch"
          />
          <RarityList>
            {rarities.map(({ id, available }) => (
              <li key={id}>
                <Rarity rarity={rarityColors[id]} />
                <b>
                  <FormattedNumber value={available} />
                </b>
              </li>
            ))}
          </RarityList>
          <ButtonLink as={ClubLink} to={{ page: 'rewards' }} $variant="outline">
            {t('home.rewards.more')}
          </ButtonLink>
        </div>
        <RewardGrid>
          {rewards.map((reward, index) => (
            <li key={reward.rewardId}>
              <CatalogCard reward={reward} kind={reward.gameTitle} isLarge={index === 0} />
            </li>
          ))}
        </RewardGrid>
      </Columns>
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
  ${columns(8, { laptop: 2 })}
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
