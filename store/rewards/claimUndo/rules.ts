import type { Claim, ClaimUndo } from '../../../services/club/claims';

/** True while the player may take a claim back; `now` in ms. */
export const canUndo = ({ undo }: Pick<Claim, 'undo'>, now: number) => undo !== null && now <= Date.parse(undo.until);

/** What taking a claim back returns at `now` (ms). */
export interface ReturningUnits {
  /** Units that return into their lots. */
  kept: ClaimUndo['lots'];
  /** Units whose lot has expired since the claim: they return for 30 days. */
  renewed: number;
}

export function returningUnits({ lots }: ClaimUndo, now: number): ReturningUnits {
  const hasExpired = ({ expiresAt }: ClaimUndo['lots'][number]) => expiresAt !== null && Date.parse(expiresAt) < now;
  return {
    kept: lots.filter((lot) => !hasExpired(lot)),
    renewed: lots.filter(hasExpired).reduce((sum, { units }) => sum + units, 0),
  };
}
