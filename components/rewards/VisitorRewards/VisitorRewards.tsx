import { FormattedMessage } from 'react-intl';
import type { VisitorRewardsProps } from '../../../store/rewards/pageProps';
import { JoinBand } from '../../login/JoinBand';
import { JoinButton } from '../../login/JoinButton';
import { Island } from '../../shell/Island';
import { lazyPart } from '../../ui/browser/lazyPart';
import { ButtonLink } from '../../ui/buttons/Button';
import { Section } from '../../ui/layout/Section';
import { Wrap } from '../../ui/layout/Wrap';
import { Hero } from '../../ui/sections/Hero';
import { HeroActions } from '../../ui/sections/HeroActions';
import { roundedRewardCount } from '../roundedRewardCount';
import { RewardsChart } from './RewardsChart';
import { heroMessages, heroTemplates } from './RewardsHero.messages';

const CatalogueBrowser = lazyPart(() => import('./CatalogueBrowser').then((module) => module.CatalogueBrowser));
const RewardSteps = lazyPart(() => import('./RewardSteps').then((module) => module.RewardSteps));
const RarityTable = lazyPart(() => import('./RarityTable').then((module) => module.RarityTable));

/** The anchor that "See how it works" links to. */
const stepsId = 'steps';

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
        <RewardSteps id={stepsId} />
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

/** The banner of the page, with every reward as a star. */
const RewardsHero = ({ counts }: Pick<VisitorRewardsProps, 'counts'>) => (
  <Hero
    title={<FormattedMessage {...heroMessages.title} />}
    lead={<FormattedMessage {...heroTemplates.lead} values={{ count: roundedRewardCount(counts?.totalRewards) }} />}
    backdrop={counts && <RewardsChart rarities={counts.rarities} />}
  >
    <HeroActions>
      <JoinButton />
      <ButtonLink href={`#${stepsId}`} $variant="outlineOnArt" $size="large">
        <FormattedMessage {...heroMessages.how} />
      </ButtonLink>
    </HeroActions>
  </Hero>
);
