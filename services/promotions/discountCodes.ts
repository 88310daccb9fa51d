import { defineAddition, defineEndpoint, path } from '../http/endpoint';
import * as read from '../http/parse';

/** Valid for one order. */
const promotionKey = { code: read.string, expiresAt: read.instant };

const readPromotionClaim = read.object({ keys: read.list(read.object(promotionKey)), unitBalance: read.number });
export type PromotionClaim = ReturnType<typeof readPromotionClaim>;
export type PromotionKey = PromotionClaim['keys'][number];

const readBoughtKey = read.object({ ...promotionKey, purchaseDate: read.instant });
export type BoughtKey = ReturnType<typeof readBoughtKey>;

const keysPath = ({ profileId }: { profileId: string }) =>
  path`/customintegrations/CRMCustomIntegrations.svc/rest/v1/profiles/${profileId}/PromotionKeyRewards`;

interface DiscountInput {
  profileId: string;
  promotionId: string;
  spaceId: string;
  quantity?: number;
  sendMessageToUser?: boolean;
}

/** 20% off in the store, for 100 Units (spec 9, Discount). */
export const redeemDiscount = defineEndpoint('promotions.redeemDiscount', 'POST', {
  path: keysPath,
  body: ({ promotionId, spaceId, quantity = 1, sendMessageToUser = true }: DiscountInput) => ({
    id: promotionId,
    spaceId,
    quantity,
    sendMessageToUser,
  }),
  parse: readPromotionClaim,
  honorsIdempotencyKey: true,
});

/** Including expired ones, newest first (docs/contracts/club-calls.md). */
export const getDiscountCodes = defineAddition('promotions.getDiscountCodes', 'GET', {
  path: keysPath,
  parse: read.listIn('keys', readBoughtKey),
});
