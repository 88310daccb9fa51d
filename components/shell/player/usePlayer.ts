import { useEffect } from 'react';
import { selectAvatar, selectCurrentLevel, selectProfile } from '../../../store/profile/selectors';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { selectUnits } from '../../../store/units/selectors';
import { balanceRequested } from '../../../store/units/slice';
import { share } from '../../ui/icons/shapes';

/** The player as the header and the menus show them. */
export interface Player {
  name: string;
  avatarUrl: string;
  level: number;
  /** Progress within the level, 0 to 1. */
  progress: number;
  units: number;
}

/** The signed-in player, or null while the profile loads. */
export function usePlayer(): Player | null {
  const { userId, username, units, xp } = usePlayerSelector(selectProfile);
  const avatar = usePlayerSelector(selectAvatar);
  const balance = usePlayerSelector(selectUnits);
  const { levelNumber, xpLowBound, xpHighBound } = usePlayerSelector(selectCurrentLevel);
  // While the profile is fetched again, for example after banking, the previous one stays visible.
  if (userId === '') return null;
  return {
    name: username,
    avatarUrl: avatar.src,
    level: levelNumber,
    progress: share(xp - xpLowBound, xpHighBound - xpLowBound),
    units: balance ?? units,
  };
}

/** Requests the balance when a part that shows it mounts. */
export function useFreshBalance(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(balanceRequested());
  }, [dispatch]);
}
