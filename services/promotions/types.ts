/** A discount code, good for one order until it expires. */
export interface PromotionKey {
  code: string;
  expiresAt: string;
}

/** A code that the player has bought, whenever that was. */
export interface BoughtKey extends PromotionKey {
  purchaseDate: string;
}

export interface PromotionClaim {
  keys: PromotionKey[];
  /** Units after the claim. */
  unitBalance: number;
}
