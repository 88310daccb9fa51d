import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { type ComponentProps, useEffect } from 'react';
import { pathOf } from '../../routes';
import { selectSignInStatus } from '../../store/account/selectors';
import type { VisitorRewardsProps } from '../../store/rewards/pageProps';
import { useAppSelector } from '../../store/support/hooks';
import { JoinButton } from '../login/JoinButton';
import { useAddress, useAddressDialog } from '../navigation/address';
import { usePlace } from '../navigation/usePlace';
import { LateJoinBand } from '../login/LateJoinBand';
import { islandPart } from '../shell/Island';
import { VisitorOrPlayer } from '../shell/VisitorOrPlayer';
import { loadPart } from '../ui/browser/loadPart';
import { ButtonLink } from '../ui/buttons/Button';
import { Section } from '../ui/layout/Section';
import { Hero, HeroActions } from '../ui/sections/Hero';
import { useTexts } from '../ui/text/useTexts';
import { PlayerRewardsSkeleton } from './PlayerRewards/PlayerRewardsSkeleton';
import { roundedRewardCount } from './roundedRewardCount';
import { rewardQueryKey } from './useOpenReward';
import { RewardsChart } from './VisitorRewards/RewardsChart';

const loadPlayer = () => loadPart(() => import('./PlayerRewards/PlayerRewards').then((module) => module.PlayerRewards));
const PlayerRewards = dynamic(loadPlayer, { ssr: false, loading: PlayerRewardsSkeleton });

const CatalogBrowser = islandPart(() =>
  import('./VisitorRewards/CatalogBrowser').then((module) => module.CatalogBrowser),
);
const RewardSteps = islandPart(() => import('./VisitorRewards/RewardSteps').then((module) => module.RewardSteps));
const RarityTable = islandPart(() => import('./VisitorRewards/RarityTable').then((module) => module.RarityTable));

export const RewardsScreen = (props: VisitorRewardsProps) => (
  <VisitorOrPlayer
    visitor={<VisitorRewards {...props} />}
    player={<PlayerRewards />}
    loadPlayer={loadPlayer}
    skeleton={<PlayerRewardsSkeleton />}
  />
);

const stepsId = 'steps';

export function VisitorRewards({ counts, catalog, games }: VisitorRewardsProps) {
  const t = useTexts();
  return (
    <>
      <OpenRewardPage />
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
      {counts && (
        <Section $surface="ink">
          <Catalog {...counts} catalog={catalog} games={games} />
        </Section>
      )}
      <RewardSteps id={stepsId} />
      {counts && (
        <Section $surface="ink">
          <RarityTable rarities={counts.rarities} />
        </Section>
      )}
      <LateJoinBand title={t('rewards.visitor.join')} />
    </>
  );
}

/**
 * By itself: its island is hydrated at once, wherever the reader is, where the address wants more rewards than are in the HTML, and
 * no other part is.
 */
function Catalog(props: Omit<ComponentProps<typeof CatalogBrowser>, 'wanted'>) {
  const { query } = useAddress();
  return <CatalogBrowser {...props} wanted={Number.parseInt(query.get('count') ?? '0')} />;
}

/**
 * A player who shares the address of an open dialog shows a visitor the page of the reward; one whose session ended signs in on the
 * spot, and the dialog is back. By itself, because what it waits for would otherwise hydrate all parts of the screen.
 */
function OpenRewardPage() {
  const { replace } = useRouter();
  const { prefix, keepEmbedded } = usePlace();
  const { value: rewardId } = useAddressDialog(rewardQueryKey);
  const isVisitor = useAppSelector((state) => selectSignInStatus(state) === 'visitor' && !state.auth.hasSessionEnded);
  const page =
    isVisitor && rewardId ? pathOf(keepEmbedded({ page: 'reward', params: { rewardId } }), prefix) : undefined;
  useEffect(() => {
    if (page !== undefined) void replace(page, undefined, { locale: false });
  }, [page, replace]);
  return null;
}
