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

/** The page about rewards: all of them as stars, the three steps, the rarities, and the whole shelf to browse. */
export function VisitorRewards({ counts, catalogue: shelf, games }: VisitorRewardsProps) {
  return (
    <>
      <RewardsHero counts={counts} />
      <RewardSteps />
      {counts && (
        <Section $surface="ink">
          <Wrap>
            <RarityTable rarities={counts.rarities} />
            <CatalogueBrowser {...counts} catalogue={shelf} games={games} />
          </Wrap>
        </Section>
      )}
      <JoinBand title={<FormattedMessage {...visitorMessages.join} />} />
    </>
  );
}
