import { readChallenge } from '../club/challenges';
import { readTransactions } from '../club/transactions';
import { readLot } from '../clubWebsite/balance';
import { readUserProfile } from '../clubWebsite/profiles';
import * as read from '../http/parse';
import { withStorage } from '../http/withStorage';

/** In local storage. Never a ticket: what is kept opens nothing. */
const storageKey = 'club-kept-player';

/** A session that ends with the browser ends unseen, so what is kept ends by itself too, after this time in ms. */
export const keptForMs = 7 * 24 * 60 * 60 * 1000;

/** What a player saw last, in the form of the services, whose readers read it again. */
const readKept = read.object({
  profile: readUserProfile,
  units: read.number,
  expiring: read.list(readLot),
  challenges: read.list(readChallenge),
  /** When these were true, in ms since 1970. */
  at: read.number,
  /** The first page of the history of Units. */
  ledger: read.orNull(read.object({ at: read.number, page: readTransactions })),
});
export type KeptPlayer = ReturnType<typeof readKept>;

export const readKeptPlayer = (now: number): KeptPlayer | null =>
  withStorage(() => {
    const kept = readKept(JSON.parse(localStorage.getItem(storageKey) ?? ''));
    return now - kept.at < keptForMs ? kept : null;
  });

export const keepPlayer = (player: KeptPlayer): void =>
  void withStorage(() => localStorage.setItem(storageKey, JSON.stringify(player)));

export const forgetKeptPlayer = (): void => void withStorage(() => localStorage.removeItem(storageKey));

/** True only where a request would surely fail. */
export const isOffline = () => 'navigator' in globalThis && !navigator.onLine;
