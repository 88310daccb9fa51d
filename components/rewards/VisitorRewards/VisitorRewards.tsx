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
import { Island } from '../../shell/Island';

/** The visitors' page about rewards: the banner, the catalogue, the three steps and the rarities. */
export function VisitorRewards({ counts, catalogue, games }: VisitorRewardsProps) {
  return (
    <>
      <RewardsHero counts={counts} />
      {counts && (
        <Section $surface="ink">
          <Wrap>
            <CatalogueBrowser {...counts} catalogue={catalogue} games={games} />
          </Wrap>
        </Section>
      )}
      <Island>
        <RewardSteps />
      </Island>
      {counts && (
        <Island>
          <Section $surface="ink">
            <Wrap>
              <RarityTable rarities={counts.rarities} />
            </Wrap>
          </Section>
        </Island>
      )}
      <Island>
        <JoinBand title={<FormattedMessage {...visitorMessages.join} />} />
      </Island>
    </>
  );
}
