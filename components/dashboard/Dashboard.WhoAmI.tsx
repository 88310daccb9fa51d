import { userInfoRequested } from '../../store/account/slice';
import { selectProfile } from '../../store/profile/selectors';
import type { ProfileState } from '../../store/profile/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { BadgeShowcase } from './Dashboard.Badges';
import { PartFailed } from './Dashboard.Failed';
import { LevelCard } from './Dashboard.Level';
import { LevelSkeleton } from './Dashboard.Skeletons';

/** A profile that is fetched afresh stays on show meanwhile. */
const isKnown = ({ userId }: ProfileState) => userId !== '';

/** The player's level and counts. */
export function WhoAmI() {
  const dispatch = useAppDispatch();
  const profile = useAppSelector(selectProfile);
  if (isKnown(profile)) return <LevelCard {...profile} />;
  return profile.status === 'failed' ? <PartFailed onRetry={() => dispatch(userInfoRequested())} /> : <LevelSkeleton />;
}

/** The badges the player shows; where the profile is missing, WhoAmI says so. */
export function Showcase() {
  const profile = useAppSelector(selectProfile);
  if (!isKnown(profile)) return null;
  return <BadgeShowcase shown={profile.selectedBadges?.badges ?? []} unlocked={profile.unlockedBadgeSlot} />;
}
