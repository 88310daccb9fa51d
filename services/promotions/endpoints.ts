import { defineEndpoint, path } from '../http/endpoint';
import { readList, readInstant, readNumber, readObject, readString } from '../http/parse';
import type { BoughtKey, PromotionClaim } from './types';

const keysPath = ({ profileId }: { profileId: string }) =>
  path`/customintegrations/CRMCustomIntegrations.svc/rest/v1/profiles/${profileId}/PromotionKeyRewards`;

/** Pays 100 Units for a code that takes 20% off the store (spec 9, Discount). */
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

/** Every code that the player bought, newest first, expired ones too (docs/contracts/club-calls.md). */
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
