/** Units that will be gone soon, and in how many days. */
export interface ExpiringUnits {
  units: number;
  days: number;
}

/** What of the balance expires soon; null where nothing does, or it is not known. */
export function useExpiringUnits(): ExpiringUnits | null {
  return null;
}
