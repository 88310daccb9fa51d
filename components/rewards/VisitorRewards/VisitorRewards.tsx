import { FormattedMessage } from 'react-intl';
import type { VisitorRewardsProps } from '../../../store/rewards/pageProps';
import { Section } from '../../ui/layout/Section';
import { Wrap } from '../../ui/layout/Wrap';
import { JoinBand } from '../../login/JoinBand';
import { RewardsHero } from './RewardsHero';
import { Island } from '../../shell/Island';
import { lazyPart } from '../../ui/browser/lazyPart';
import { heroMessages } from './RewardsHero.messages';

const CatalogueBrowser = lazyPart(() => import('./CatalogueBrowser').then((module) => module.CatalogueBrowser));
const RewardSteps = lazyPart(() => import('./RewardSteps').then((module) => module.RewardSteps));
const RarityTable = lazyPart(() => import('./RarityTable').then((module) => module.RarityTable));

/** The visitors' page about rewards: the banner, the catalogue, the three steps and the rarities. */
export function VisitorRewards({ counts, catalogue, games }: VisitorRewardsProps) {
  return (
    <>
      <RewardsHero counts={counts} />
      {counts && (
        <Section $surface="ink">
          <Wrap>
            <Island hydrate="visible">
              <CatalogueBrowser {...counts} catalogue={catalogue} games={games} />
            </Island>
          </Wrap>
        </Section>
      )}
      <Island hydrate="visible">
        <RewardSteps />
      </Island>
      {counts && (
        <Section $surface="ink">
          <Wrap>
            <Island hydrate="visible">
              <RarityTable rarities={counts.rarities} />
            </Island>
          </Wrap>
        </Section>
      )}
      <Island hydrate="visible">
        <JoinBand title={<FormattedMessage {...heroMessages.join} />} />
      </Island>
    </>
  );
}
