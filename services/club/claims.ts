import { defineEndpoint } from '../http/endpoint';
import {
  readInstant,
  readLink,
  readList,
  readNumber,
  readObject,
  readOptionalInstant,
  readOptionalText,
  readString,
  readText,
} from '../http/parse';
import { type RarityId, readRarityId } from './rarities';

export interface Claim {
  claimId: string;
  claimDate: string;
  /** The price paid, in Units. */
  units: number;
  /** Null for a claim that was not refunded. */
  refundDate: string | null;
  /** The code of the claim; null once it is refunded. */
  code: string | null;
  rewardId: string;
  spaceId: string;
  gameSlug: string;
  gameTitle: string;
  name: string;
  kind: string | null;
  imageUrl: string | null;
  rarityId: RarityId;
  rewardLocation: string | null;
  instruction: string;
}

const readClaim = readObject<Claim>((field) => ({
  claimId: field('claimId', readString),
  claimDate: field('claimDate', readInstant),
  units: field('units', readNumber),
  refundDate: field('refundDate', readOptionalInstant),
  code: field('code', readOptionalText),
  rewardId: field('rewardId', readString),
  spaceId: field('spaceId', readString),
  gameSlug: field('gameSlug', readText),
  gameTitle: field('gameTitle', readText),
  name: field('name', readString),
  kind: field('kind', readOptionalText),
  imageUrl: field('imageUrl', readLink),
  rarityId: field('rarityId', readRarityId),
  rewardLocation: field('rewardLocation', readOptionalText),
  instruction: field('instruction', readText),
}));

export interface ClaimsPage {
  claims: Claim[];
  /** The number on all pages. */
  total: number;
}

export const readClaims = readObject<ClaimsPage>((field) => ({
  claims: field('claims', readList(readClaim)),
  total: field('total', readNumber),
}));

/** A page of the player's claims including refunded ones, newest first; of one game, or of all without a `spaceId`. */
export const getClaims = defineEndpoint<{ spaceId?: string; offset: number; limit: number }, ClaimsPage>({
  name: 'club.getClaims',
  method: 'GET',
  path: () => '/v1/profiles/me/club/rewards/claims',
  query: ({ spaceId, offset, limit }) => ({ spaceId, offset, limit }),
  auth: 'ticket',
  parse: readClaims,
});
