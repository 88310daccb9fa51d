import { createHash } from 'node:crypto';

/**
 * A GUID derived from names (RFC 9562, version 5, with this platform's namespace): a game, a reward or a week's
 * challenge has the same id in every database.
 */
export function guid(kind: string, ...names: (string | number)[]): string {
  const bytes = createHash('sha1')
    .update(['meridian-club', kind, ...names].join('\u0000'))
    .digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return guidOf(bytes.toString('hex'));
}

/** The first 32 hexadecimal digits as a GUID. */
export const guidOf = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');

/** A short code of a GUID, for people: 'CLAIM-4F7A-91C2-0B3D'. */
export function codeOf(prefix: string, id: string): string {
  const digits = id.replaceAll('-', '').toUpperCase();
  return [prefix, digits.slice(0, 4), digits.slice(4, 8), digits.slice(-4)].join('-');
}
