import { guid } from '../../domain/guid';
import type { Ledger, EntryDetails } from '../../domain/ledger';
import { earn, newLedger, settle, spend } from '../../domain/ledger';
import { discount, discountCode, keyExpiry } from '../../domain/discount';
import type { ClaimedContent, EarnedContent, PastInstant, PlayerContent } from '../../content/types';
import { ids } from '../../content/ids';
import { pastInstantOf } from '../../content/instants';
import type { Games } from './catalogRows';

interface PastEvent {
  at: Date;
  /** The order of events at the same instant. */
  order: number;
  apply(ledger: Ledger): Ledger | null;
  name: string;
  /** The claim or code that it pays for. */
  row?: object;
}

/**
 * A player's ledger, claims and discounts, computed from the player's history by the rules of the ledger. Throws if the
 * player could not afford something.
 */
export function buildLedgerHistory(player: PlayerContent, games: Games, now: Date) {
  const claims = player.claimed.map((claim, index) => claimRow(player, claim, index, games, now));
  const keys = player.discounts.map((when, index) => keyRow(player, when, index, now));
  const events: PastEvent[] = [
    ...player.earned.map((earned) => earning(earned, games, now)),
    ...claims.map(({ row, name, rarity }): PastEvent => {
      const details: EntryDetails = {
        reason: `Reward, ${rarity.toLowerCase()}`,
        source: { type: 'reward', id: row.rewardId, name },
        spaceId: row.spaceId,
      };
      return {
        at: row.claimedAt,
        order: 1,
        name,
        row,
        apply: (ledger) => spend(ledger, row.units, details, row.claimedAt),
      };
    }),
    ...keys.map((key): PastEvent => ({
      at: key.boughtAt,
      order: 1,
      name: discount.name,
      row: key,
      apply: (ledger) => spend(ledger, key.units, discount.entry, key.boughtAt),
    })),
  ];
  events.sort((a, b) => a.at.getTime() - b.at.getTime() || a.order - b.order);
  const spendings = new Map<object, string | undefined>();
  let ledger = newLedger(ids.player(player.key), player.country);
  for (const event of events) {
    const next = event.apply(ledger);
    if (!next) {
      const day = event.at.toISOString().slice(0, 10);
      throw new Error(`${player.username} had ${ledger.balance} Units on ${day}: too few for ${event.name}.`);
    }
    ledger = next;
    if (event.row) spendings.set(event.row, ledger.written.at(-1)?.id);
  }
  return {
    ledger: settle(ledger, now),
    claims: claims.map(({ row }) => ({ ...row, transactionId: spendings.get(row) })),
    promotionKeys: keys.map((key) => ({ ...key, transactionId: spendings.get(key) })),
  };
}

function earning(earned: EarnedContent, games: Games, now: Date): PastEvent {
  const at = pastInstantOf(earned, now);
  const { type, name } = earned.source;
  const details: EntryDetails = {
    reason: earned.reason,
    source: { type, name, id: sourceId(earned, games) },
    spaceId: ids.space(earned.gameSlug),
  };
  return { at, order: 0, name, apply: (ledger) => earn(ledger, earned.units, details, at) };
}

/** The catalog's id of the challenge or action, or a separate id if the catalog no longer contains it. */
function sourceId({ gameSlug, source }: EarnedContent, games: Games): string {
  const game = games.get(gameSlug);
  const items = source.type === 'challenge' ? game?.challenges : game?.actions;
  const item = items?.find(({ name }) => name === source.name);
  if (!item) return guid('past', gameSlug, source.type, source.name);
  return source.type === 'challenge' ? ids.challenge(gameSlug, item.key) : ids.action(gameSlug, item.key);
}

function claimRow(player: PlayerContent, claim: ClaimedContent, index: number, games: Games, now: Date) {
  const { gameSlug, rewardKey } = claim;
  const reward = games.get(gameSlug)?.rewards.find((item) => item.key === rewardKey);
  if (!reward) throw new Error(`${player.username} claimed ${rewardKey}, which ${gameSlug} does not have.`);
  const profileId = ids.player(player.key);
  const row = {
    claimId: guid('claim', profileId, index),
    profileId,
    rewardId: ids.reward(gameSlug, rewardKey),
    spaceId: ids.space(gameSlug),
    units: reward.value,
    claimedAt: pastInstantOf(claim, now),
  };
  return { row, name: reward.name, rarity: reward.rarity };
}

function keyRow(player: PlayerContent, when: PastInstant, index: number, now: Date) {
  const profileId = ids.player(player.key);
  const boughtAt = pastInstantOf(when, now);
  const code = discountCode(guid('promotion-key', profileId, index));
  return { code, profileId, units: discount.units, boughtAt, expiresAt: keyExpiry(boughtAt) };
}
