import { defineEndpoint, path } from '../http/endpoint';
import { readInstant, readList, readNumber, readObject, readString } from '../http/parse';

/** A discount code, valid for one order until it expires. */
export interface PromotionKey {
  code: string;
  expiresAt: string;
}

export interface BoughtKey extends PromotionKey {
  purchaseDate: string;
}

export interface PromotionClaim {
  keys: PromotionKey[];
  /** Units after the claim. */
  unitBalance: number;
}

const keysPath = ({ profileId }: { profileId: string }) =>
  path`/customintegrations/CRMCustomIntegrations.svc/rest/v1/profiles/${profileId}/PromotionKeyRewards`;

/** Claims a code for a 20% discount in the store, for 100 Units (spec 9, Discount). */
export const redeemDiscount = defineEndpoint<
  { profileId: string; promotionId: string; spaceId: string; quantity?: number; sendMessageToUser?: boolean },
  PromotionClaim
>({
  name: 'promotions.redeemDiscount',
  method: 'POST',
  path: keysPath,
  body: ({ promotionId, spaceId, quantity = 1, sendMessageToUser = true }) => ({
    id: promotionId,
    spaceId,
    quantity,
    sendMessageToUser,
  }),
  auth: 'ticket',
  parse: readObject<PromotionClaim>((field) => ({
    keys: field(
      'keys',
      readList(readObject((key) => ({ code: key('code', readString), expiresAt: key('expiresAt', readInstant) }))),
    ),
    unitBalance: field('unitBalance', readNumber),
  })),
  honorsIdempotencyKey: true,
});

/** All codes of the player including expired ones, newest first (docs/contracts/club-calls.md). */
export const getDiscountCodes = defineEndpoint<{ profileId: string }, BoughtKey[]>({
  name: 'promotions.getDiscountCodes',
  method: 'GET',
  path: keysPath,
  auth: 'ticket',
  parse: readObject((field) =>
    field(
      'keys',
      readList(
        readObject<BoughtKey>((key) => ({
          code: key('code', readString),
          purchaseDate: key('purchaseDate', readInstant),
          expiresAt: key('expiresAt', readInstant),
        })),
      ),
    ),
  ),
});
