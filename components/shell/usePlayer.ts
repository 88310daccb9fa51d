import { useEffect } from 'react';
import { selectAvatar, selectCurrentLevel, selectProfile } from '../../store/profile/selectors';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { selectUnits } from '../../store/units/selectors';
import { balanceRequested } from '../../store/units/slice';
import { share } from '../ui/icons/shapes';

/** What the header and the menus show of the player. */
export interface Player {
  name: string;
  avatarUrl: string;
  level: number;
  /** How much of the level is done, 0 to 1. */
  progress: number;
  units: number;
}

/** The signed-in player, or null while the profile is on its way. */
export function usePlayer(): Player | null {
  const { userId, username, units, xp } = useAppSelector(selectProfile);
  const avatar = useAppSelector(selectAvatar);
  const balance = useAppSelector(selectUnits);
  const { levelNumber, xpLowBound, xpHighBound } = useAppSelector(selectCurrentLevel);
  // A profile that is fetched afresh, as after a banking, stays on show meanwhile.
  if (userId === '') return null;
  return {
    name: username,
    avatarUrl: avatar.src,
    level: levelNumber,
    progress: share(xp - xpLowBound, xpHighBound - xpLowBound),
    units: balance ?? units,
  };
}

/** Asks for the balance while a part that shows it stands on the page. */
export function useFreshBalance(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(balanceRequested());
  }, [dispatch]);
}
