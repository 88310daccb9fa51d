import { FormattedMessage } from 'react-intl';
import type { VisitorRewardsProps } from '../../../store/rewards/pageProps';
import { Section } from '../../ui/layout/Section';
import { Wrap } from '../../ui/layout/Wrap';
import { JoinBand } from '../../login/JoinBand';
import { RewardsHero } from './RewardsHero';
import { RarityTable } from './RarityTable';
import { CatalogueBrowser } from './CatalogueBrowser';
import { RewardSteps } from './RewardSteps';
import { visitorMessages } from './VisitorRewards.messages';

/** The visitors' page about rewards: the banner, the three steps, the rarities and the catalogue. */
export function VisitorRewards({ counts, catalogue, games }: VisitorRewardsProps) {
  return (
    <>
      <RewardsHero counts={counts} />
      <RewardSteps />
      {counts && (
        <Section $surface="ink">
          <Wrap>
            <RarityTable rarities={counts.rarities} />
            <CatalogueBrowser {...counts} catalogue={catalogue} games={games} />
          </Wrap>
        </Section>
      )}
      <JoinBand title={<FormattedMessage {...visitorMessages.join} />} />
    </>
  );
}
