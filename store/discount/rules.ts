/** The store discount of spec 9, Discount: what it costs, what it takes off, what it is not for. */
export const discountPrice = 100;
export const discountPercent = 20;
/** In Canada it takes off no more than this, in CAD. */
export const canadianDiscountCap = 50;
/** Games younger than this are not discounted, in months. */
export const freshGameMonths = 3;

/** What the services call it. */
export const storeDiscount = { promotionId: 'store-20', spaceId: 'club' } as const;

/**
 * What the discount takes off a price, in the price's own currency: 20%, and in Canada 20% or 50 CAD, whichever is less
 * (spec 9, Discount).
 */
export function discountOn(price: number, country: string): number {
  const share = (price * discountPercent) / 100;
  return country === 'CA' ? Math.min(share, canadianDiscountCap) : share;
}

/** Something of the store that may be discounted. */
export interface StoreItem {
  isPreOrder: boolean;
  isCreditPack: boolean;
  /** In ms since 1970; null for what is no game. */
  releasedAt: number | null;
}

/** Not for pre-orders, in-game credit packs or games of the last three months; `now` in ms (spec 9, Discount). */
export function isDiscountable({ isPreOrder, isCreditPack, releasedAt }: StoreItem, now: number): boolean {
  return !isPreOrder && !isCreditPack && (releasedAt === null || releasedAt <= monthsBefore(now, freshGameMonths));
}

/** The first moment at which a game is no longer too new for the discount; both in ms. */
export function discountableFrom(releasedAt: number): number {
  const date = new Date(releasedAt);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + freshGameMonths);
  // A month without that day: three months are over with its end.
  if (date.getUTCDate() !== day) date.setUTCDate(1);
  return date.getTime();
}

function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  // The 31st of a month that has none is its last day.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}
