import type { ServiceContext } from '../../serviceContext';
import { readChallengesToBank } from '../../db/stores/players/clubSettingsStore';
import { bankEndedChallenge } from './bankChallenge';

const pageSize = 500;

/** The job of auto-bank: banks what players with the setting have completed and not banked, once its time to bank has ended. */
export async function bankEndedChallenges({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<void> {
  for (;;) {
    const now = clock.now();
    const due = await readChallengesToBank(db, now, pageSize);
    let banked = 0;
    for (const request of due) if (await bankEndedChallenge(db, request, now)) banked += 1;
    if (due.length < pageSize || banked === 0) return;
  }
}
