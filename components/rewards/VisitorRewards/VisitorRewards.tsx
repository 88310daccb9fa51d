import { FormattedMessage } from 'react-intl';
import type { VisitorRewardsProps } from '../../../store/rewards/pageProps';
import { Section } from '../../ui/layout/Section';
import { Wrap } from '../../ui/layout/Wrap';
import { JoinBand } from '../../login/JoinBand';
import { RewardsHero } from './RewardsHero';
import { Island, lazyIsland } from '../../shell/Island';
import { heroMessages } from './RewardsHero.messages';

const CatalogueBrowser = lazyIsland(() => import('./CatalogueBrowser').then((module) => module.CatalogueBrowser));
const RewardSteps = lazyIsland(() => import('./RewardSteps').then((module) => module.RewardSteps));
const RarityTable = lazyIsland(() => import('./RarityTable').then((module) => module.RarityTable));

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
      <RewardSteps />
      {counts && (
        <Section $surface="ink">
          <Wrap>
            <RarityTable rarities={counts.rarities} />
          </Wrap>
        </Section>
      )}
      <Island>
        <JoinBand title={<FormattedMessage {...heroMessages.join} />} />
      </Island>
    </>
  );
}
