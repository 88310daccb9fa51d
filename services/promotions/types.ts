/** A discount code, good for one order until it expires. */
export interface PromotionKey {
  code: string;
  expiresAt: string;
}

export interface PromotionClaim {
  keys: PromotionKey[];
  /** Units after the claim. */
  unitBalance: number;
}
