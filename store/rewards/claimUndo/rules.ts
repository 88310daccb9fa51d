import type { Claim, ClaimUndo } from '../../../services/club/claims';
import { endedDay } from '../../support/lastZone';

/** `now` in ms. */
export const canUndo = ({ undo }: Pick<Claim, 'undo'>, now: number) => undo !== null && now <= Date.parse(undo.until);

export interface ReturningUnits {
  /** Units that return with the expiry of before, those that expire on one day together. */
  kept: { units: number; expiresAt: string | null }[];
  /** Units that have expired since the claim: they return for 30 days. */
  renewed: number;
  /** Units whose 30 days are over: they do not return. */
  gone: number;
}

export function returningUnits({ lots }: ClaimUndo, now: number): ReturningUnits {
  const returning: ReturningUnits = { kept: [], renewed: 0, gone: 0 };
  for (const { units, expiresAt, hasGrace } of lots) {
    if (expiresAt !== null && Date.parse(expiresAt) < now) {
      returning[hasGrace ? 'gone' : 'renewed'] += units;
      continue;
    }
    const same = returning.kept.find((one) => dayOf(one) === dayOf({ expiresAt }));
    if (same) same.units += units;
    else returning.kept.push({ units, expiresAt });
  }
  return returning;
}

const dayOf = ({ expiresAt }: { expiresAt: string | null }) => expiresAt && endedDay(expiresAt);
