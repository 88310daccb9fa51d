import { FormattedMessage } from 'react-intl';
import type { VisitorRewardsProps } from '../../store/rewards/pageProps';
import { Section } from '../ui/layout/Section';
import { Wrap } from '../ui/layout/Wrap';
import { JoinBand } from '../login/JoinBand';
import { RewardsHero } from './VisitorRewards.Hero';
import { Rarities } from './VisitorRewards.Rarities';
import { ShowcaseShelf } from './VisitorRewards.Shelf';
import { RewardSteps } from './VisitorRewards.Steps';
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
            <Rarities rarities={counts.rarities} />
            <ShowcaseShelf {...counts} catalogue={shelf} games={games} />
          </Wrap>
        </Section>
      )}
      <JoinBand title={<FormattedMessage {...visitorMessages.join} />} />
    </>
  );
}
