import { createHash } from 'node:crypto';

/**
 * A GUID that is always the same for the same names (RFC 9562, version 5 over this platform's own namespace), so that
 * a game, a reward or a week's challenge has one id in every database it is planted in.
 */
export function guid(kind: string, ...names: (string | number)[]): string {
  const bytes = createHash('sha1')
    .update(['meridian-club', kind, ...names].join('\u0000'))
    .digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
