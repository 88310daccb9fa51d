/** Spec 9, Discount: price in Units, percentage off. */
export const discountPrice = 100;
export const discountPercent = 20;
/** In CAD. */
export const canadianDiscountCap = 50;
/** Younger games are not discounted. */
export const freshGameMonths = 3;

export const storeDiscount = { promotionId: 'store-20', spaceId: 'club' } as const;

/** In the price's currency: 20%, in Canada 20% or 50 CAD, whichever is less (spec 9, Discount). */
export function discountOn(price: number, country: string): number {
  const share = (price * discountPercent) / 100;
  return country === 'CA' ? Math.min(share, canadianDiscountCap) : share;
}

export interface StoreItem {
  isPreOrder: boolean;
  isCreditPack: boolean;
  /** In ms since 1970; null for items that are not games. */
  releasedAt: number | null;
}

/** `now` in ms (spec 9, Discount). */
export function isDiscountable({ isPreOrder, isCreditPack, releasedAt }: StoreItem, now: number): boolean {
  return !isPreOrder && !isCreditPack && (releasedAt === null || discountableFrom(releasedAt) <= now);
}

/** Both in ms. */
export function discountableFrom(releasedAt: number): number {
  const date = new Date(releasedAt);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + freshGameMonths);
  // The target month lacks that day: the months are over at its end.
  if (date.getUTCDate() !== day) date.setUTCDate(1);
  return date.getTime();
}
