import { FormattedMessage } from 'react-intl';
import type { VisitorRewardsProps } from '../../store/rewards/pageProps';
import { Section, Wrap } from '../ui/Layout';
import { JoinBand } from '../visitor/JoinBand';
import { RewardsHero } from './VisitorRewards.Hero';
import { Rarities } from './VisitorRewards.Rarities';
import { ShowcaseShelf } from './VisitorRewards.Shelf';
import { RewardSteps } from './VisitorRewards.Steps';
import { visitorMessages } from './VisitorRewards.messages';

/** The page about rewards: all of them as stars, the three steps, the rarities, and a sample to browse. */
export function VisitorRewards({ showcase }: VisitorRewardsProps) {
  return (
    <>
      <RewardsHero showcase={showcase} />
      <RewardSteps />
      {showcase && (
        <Section $ground="ink">
          <Wrap>
            <Rarities rarities={showcase.rarities} />
            <ShowcaseShelf {...showcase} />
          </Wrap>
        </Section>
      )}
      <JoinBand title={<FormattedMessage {...visitorMessages.join} />} />
    </>
  );
}
