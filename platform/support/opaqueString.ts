/**
 * A password as it is compared and hashed, whatever keyboard typed it: the OpaqueString of RFC 8265. Blanks of every script are
 * one, and letters are composed. Characters that it forbids are kept, so that no earlier password stops working.
 */
export const opaqueString = (password: string): string => password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
