import { defineEndpoint, path } from '../http/endpoint';
import { readList, readMoment, readNumber, readObject, readString } from '../http/parse';
import type { PromotionClaim } from './types';

/** Pays 100 Units for a code that takes 20% off the store (spec 9, Discount). */
export const redeemDiscount = defineEndpoint<
  { profileId: string; promotionId: string; spaceId: string; quantity?: number; sendMessageToUser?: boolean },
  PromotionClaim
>({
  name: 'promotions.redeemDiscount',
  method: 'POST',
  path: ({ profileId }) =>
    path`/customintegrations/CRMCustomIntegrations.svc/rest/v1/profiles/${profileId}/PromotionKeyRewards`,
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
      readList(readObject((key) => ({ code: key('code', readString), expiresAt: key('expiresAt', readMoment) }))),
    ),
    unitBalance: field('unitBalance', readNumber),
  })),
  honoursIdempotencyKey: true,
});
