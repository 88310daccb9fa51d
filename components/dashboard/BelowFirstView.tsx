import { selectOwnedGames } from '../../store/catalog/selectors';
import { selectWishes } from '../../store/rewards/wishlist/selectors';
import { usePlayerSelector } from '../../store/support/hooks';
import { PageArrow } from '../navigation/PageArrow';
import { wishesPerRow } from '../rewards/PlayerRewards/PlayerRewardsSkeleton';
import { useOpenReward } from '../rewards/useOpenReward';
import { RewardDialog } from '../rewards/ClaimDialog/RewardDialog';
import { Wishlist } from '../rewards/Wishlist/Wishlist';
import { SectionHead } from '../ui/sections/SectionHead';
import { useTexts } from '../ui/text/useTexts';
import { BadgeShowcase } from './BadgeShowcase';
import { DashboardGoal } from './DashboardGoal';
import { PlayedBefore } from './PlayedGames/PlayedBefore';
import { WithinReach } from './WithinReach/WithinReach';

export function BelowFirstView() {
  const hasGames = usePlayerSelector(selectOwnedGames).length > 0;
  return (
    <>
      <PlayedBefore />
      {hasGames && <WithinReach />}
      <DashboardGoal />
      <DashboardWishlist />
      <BadgeShowcase />
      {/* Outside of the sections, because claiming the last reward within reach removes its section. */}
      <RewardDialog />
    </>
  );
}

function DashboardWishlist() {
  const t = useTexts();
  const open = useOpenReward();
  const wishes = usePlayerSelector(selectWishes);
  if (wishes.length === 0) return null;
  const count = wishes.filter(({ availability }) => availability.kind === 'withinReach').length;
  return (
    <section>
      <SectionHead
        title={t('rewards.wishlist.title')}
        aside={t('rewards.wishlist.line', { count, total: wishes.length })}
        link={<PageArrow to={{ page: 'rewards' }}>{t('dashboard.reach.all')}</PageArrow>}
      />
      <Wishlist most={wishesPerRow} onOpen={open} />
    </section>
  );
}
