import { selectRewardsWithAvailability } from '../../../store/rewards/selectors';
import { playerRewardsRequested } from '../../../store/rewards/scopes';
import { useAppDispatch, usePlayerSelector, useRequests } from '../../../store/support/hooks';
import { selectUnits, selectUnitsError } from '../../../store/units/selectors';
import { PageArrow } from '../../navigation/PageArrow';
import { RewardTile } from '../../rewards/RewardCard/RewardTile';
import { useOpenReward } from '../../rewards/useOpenReward';
import { tokens } from '../../theme/tokens';
import { Skeletons } from '../../ui/feedback/Skeleton';
import { ScrollRow } from '../../ui/layout/ScrollRow';
import { SectionHead } from '../../ui/sections/SectionHead';
import { useTexts } from '../../ui/text/useTexts';
import { PartFailed } from '../PartFailed';

/** Rewards of the player's games that the balance suffices for; without any, the nearest ones. */
export function WithinReach() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const open = useOpenReward();
  const { status } = usePlayerSelector((state) => state.rewards.scopes.owned);
  const rewards = usePlayerSelector((state) => selectRewardsWithAvailability(state, 'owned'));
  const units = usePlayerSelector(selectUnits);
  // Without a balance no reward is known to be within reach. `UseSoon` shows the error.
  const isMissing = usePlayerSelector(selectUnitsError) !== null && units === null;
  useRequests(playerRewardsRequested());

  const reach = reachOf(rewards);
  // Loaded rewards stay visible while they are fetched again.
  const isKnown = status === 'loaded' || rewards.length > 0;
  if (isMissing || (isKnown && reach.shown.length === 0)) return null;
  const hasFailed = status === 'failed' && !isKnown;
  const isReady = isKnown && units !== null;
  return (
    <section>
      <SectionHead
        title={t(reach.isNearest ? 'dashboard.nearest' : 'dashboard.reach')}
        aside={
          isReady &&
          (reach.isNearest
            ? t('dashboard.nearest.inAll', { missing: reach.missing })
            : t('dashboard.reach.inAll', { count: reach.count, units }))
        }
        link={<PageArrow to={{ page: 'rewards' }}>{t('dashboard.reach.all')}</PageArrow>}
      />
      {hasFailed && <PartFailed onRetry={() => dispatch(playerRewardsRequested())} />}
      {!hasFailed && !isReady && (
        <ScrollRow $columns={reachShown} aria-hidden>
          <Skeletons count={reachShown} $height="284px" $radius={tokens.radius.card} />
        </ScrollRow>
      )}
      {isReady && (
        <ScrollRow $columns={reachShown}>
          {reach.shown.map(({ reward, availability }) => (
            <RewardTile key={reward.rewardId} reward={reward} availability={availability} namesGame onOpen={open} />
          ))}
        </ScrollRow>
      )}
    </section>
  );
}

type RewardWithAvailability = ReturnType<typeof selectRewardsWithAvailability>[number];

interface Reach {
  /** True if the balance suffices for no reward, so that the nearest ones are shown. */
  isNearest: boolean;
  count: number;
  /** Units missing for the nearest reward; 0 if a reward is within reach. */
  missing: number;
  shown: RewardWithAvailability[];
}

export const reachShown = 6;

/** Rewards that the balance suffices for, new ones first, then by price; without any, those with the fewest Units missing. */
export function reachOf(rewards: readonly RewardWithAvailability[]): Reach {
  const affordable = rewards.filter(({ availability }) => availability.kind === 'withinReach');
  const newestAndDearest = [...affordable].sort(
    ({ reward: a }, { reward: b }) => Number(b.isNew) - Number(a.isNew) || b.value - a.value,
  );
  const nearest = rewards.filter(isShort).sort((a, b) => missingOf(a) - missingOf(b));
  const isNearest = affordable.length === 0 && nearest.length > 0;
  return {
    isNearest,
    count: affordable.length,
    missing: isNearest ? Math.min(...nearest.map(missingOf)) : 0,
    shown: (isNearest ? nearest : newestAndDearest).slice(0, reachShown),
  };
}

const isShort = ({ availability }: RewardWithAvailability) => availability.kind === 'short';

const missingOf = ({ availability }: RewardWithAvailability) =>
  availability.kind === 'short' ? availability.missing : 0;
