import { guid } from '../../domain/guid';
import type { Ledger, EntryDetails } from '../../domain/ledger';
import { earn, newLedger, settle, spend } from '../../domain/ledger';
import { discount, discountCode, keyExpiry } from '../../domain/discount';
import type { ClaimedContent, EarnedContent, GameContent, PastMoment, PlayerContent } from './content/types';
import { ids } from './ids';
import { pastMomentOf } from './moments';

interface PastEvent {
  at: Date;
  /** What happens first where two things happened at one moment. */
  order: number;
  apply(ledger: Ledger): Ledger | null;
  what: string;
}

/** A player's years of Units, lived through again by the club's own rules, and what was bought in them. */
export function livePast(player: PlayerContent, games: ReadonlyMap<string, GameContent>, now: Date) {
  const claims = player.claimed.map((claim, index) => claimRow(player, claim, index, games, now));
  const keys = player.discounts.map((when, index) => keyRow(player, when, index, now));
  const events: PastEvent[] = [
    ...player.earned.map((earned) => earning(earned, games, now)),
    ...claims.map(({ row, name, rarity }): PastEvent => {
      const occasion: EntryDetails = {
        reason: `Reward, ${rarity.toLowerCase()}`,
        source: { type: 'reward', id: row.rewardId, name },
        spaceId: row.spaceId,
      };
      return {
        at: row.claimedAt,
        order: 1,
        what: name,
        apply: (ledger) => spend(ledger, row.units, occasion, row.claimedAt),
      };
    }),
    ...keys.map((key): PastEvent => ({
      at: key.boughtAt,
      order: 1,
      what: discount.name,
      apply: (ledger) => spend(ledger, key.units, discount.entry, key.boughtAt),
    })),
  ];
  events.sort((a, b) => a.at.getTime() - b.at.getTime() || a.order - b.order);
  let ledger = newLedger(ids.player(player.key), player.country);
  for (const event of events) {
    const next = event.apply(ledger);
    if (!next) {
      const day = event.at.toISOString().slice(0, 10);
      throw new Error(`${player.username} had ${ledger.balance} Units on ${day}: too few for ${event.what}.`);
    }
    ledger = next;
  }
  return { ledger: settle(ledger, now), claims: claims.map(({ row }) => row), promotionKeys: keys };
}

function earning(earned: EarnedContent, games: ReadonlyMap<string, GameContent>, now: Date): PastEvent {
  const at = pastMomentOf(earned, now);
  const { type, name } = earned.source;
  const occasion: EntryDetails = {
    reason: earned.reason,
    source: { type, name, id: sourceId(earned, games) },
    spaceId: ids.space(earned.gameSlug),
  };
  return { at, order: 0, what: name, apply: (ledger) => earn(ledger, earned.units, occasion, at) };
}

/** The catalogue's id of what paid, or one of its own where the catalogue no longer holds it. */
function sourceId({ gameSlug, source }: EarnedContent, games: ReadonlyMap<string, GameContent>): string {
  const game = games.get(gameSlug);
  const catalogue = source.type === 'challenge' ? game?.challenges : game?.actions;
  const found = catalogue?.find((item) => item.name === source.name);
  if (!found) return guid('past', gameSlug, source.type, source.name);
  return source.type === 'challenge' ? ids.challenge(gameSlug, found.key) : ids.action(gameSlug, found.key);
}

function claimRow(
  player: PlayerContent,
  claim: ClaimedContent,
  index: number,
  games: ReadonlyMap<string, GameContent>,
  now: Date,
) {
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
    claimedAt: pastMomentOf(claim, now),
  };
  return { row, name: reward.name, rarity: reward.rarity };
}

function keyRow(player: PlayerContent, when: PastMoment, index: number, now: Date) {
  const profileId = ids.player(player.key);
  const boughtAt = pastMomentOf(when, now);
  const code = discountCode(guid('promotion-key', profileId, index));
  return { code, profileId, units: discount.units, boughtAt, expiresAt: keyExpiry(boughtAt) };
}
