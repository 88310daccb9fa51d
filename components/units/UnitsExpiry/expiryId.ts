/** The anchor of the expiry rules. */
export const expiryId = 'expiry';
