import { soonDays } from '../../store/units/rules';
import { selectNextExpiry } from '../../store/units/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { useNow } from '../ui/time/useNow';

/** Units that will be gone soon, and in how many days. */
export interface ExpiringUnits {
  units: number;
  days: number;
}

/** What of the balance expires soon; null where nothing does, or it is not known. */
export function useExpiringUnits(): ExpiringUnits | null {
  const now = useNow();
  const next = useAppSelector((state) => (now === null ? null : selectNextExpiry(state, now)));
  return next !== null && next.days <= soonDays ? next : null;
}
