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
import { useTexts } from '../../ui/text/useTexts';
import { roundedRewardCount } from '../roundedRewardCount';
import { RewardsChart } from './RewardsChart';

const CatalogBrowser = lazyPart(() => import('./CatalogBrowser').then((module) => module.CatalogBrowser));
const RewardSteps = lazyPart(() => import('./RewardSteps').then((module) => module.RewardSteps));
const RarityTable = lazyPart(() => import('./RarityTable').then((module) => module.RarityTable));

/** The anchor that "See how it works" links to. */
const stepsId = 'steps';

/** The visitors' page about rewards: the banner, the catalog, the three steps and the rarities. */
export function VisitorRewards({ counts, catalog, games }: VisitorRewardsProps) {
  const t = useTexts();
  return (
    <>
      <RewardsHero counts={counts} />
      {counts && (
        <Section $surface="ink">
          <Wrap>
            <Island hydrate="visible">
              <CatalogBrowser {...counts} catalog={catalog} games={games} />
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
        <JoinBand title={t('rewards.visitor.join')} />
      </Island>
    </>
  );
}

/** The banner of the page, with every reward as a star. */
const RewardsHero = ({ counts }: Pick<VisitorRewardsProps, 'counts'>) => {
  const t = useTexts();
  return (
    <Hero
      title={t('rewards.visitor.title')}
      lead={t('rewards.visitor.lead', { count: roundedRewardCount(counts?.totalRewards) })}
      backdrop={counts && <RewardsChart rarities={counts.rarities} />}
    >
      <HeroActions>
        <JoinButton />
        <ButtonLink href={`#${stepsId}`} $variant="outlineOnArt" $size="large">
          {t('rewards.visitor.how')}
        </ButtonLink>
      </HeroActions>
    </Hero>
  );
};
