import fc from 'fast-check';
import { isFresh, isSignedBy, readSignature, signatureLifeMs, signCall, type GameSignature } from './gameSignature';

const key = { keyId: '3f9c0a51b7e2d84c60', secret: 'of the lantern' };
const call = { method: 'POST', path: '/v3/profiles/me/events', profileId: 'northwind', body: '{"events":[]}' };
const now = new Date('2026-11-19T12:00:00.400Z');

function signed(): GameSignature {
  const signature = readSignature(signCall(key, call, now));
  if (!signature) throw new Error('The header cannot be read.');
  return signature;
}

it('a header names the key and the second, and verifies with the secret', () => {
  expect(signed()).toMatchObject({ keyId: key.keyId, at: Date.parse('2026-11-19T12:00:00Z') / 1000 });
  expect(isSignedBy(key.secret, signed(), call)).toBe(true);
});

it('is what the server of a game computes in any language: the HMAC-SHA256 of five lines', () => {
  expect(signCall(key, call, now)).toBe(
    'key=3f9c0a51b7e2d84c60, at=1795089600, hmac=4d550e86669a655329f42d6c6ef39642d75c59bc26a3d4e46c3b81a1ac3a05bb',
  );
});

it.each([
  ['another method', { method: 'PUT' }],
  ['another path', { path: '/v1/profiles/me/club/actions' }],
  ['another player', { profileId: 'marlowe' }],
  ['another body', { body: '{"events":[1]}' }],
])('does not verify for %s', (_what, change) => {
  expect(isSignedBy(key.secret, signed(), { ...call, ...change })).toBe(false);
});

it('does not verify with another secret or at another instant', () => {
  expect(isSignedBy('of the moon', signed(), call)).toBe(false);
  expect(isSignedBy(key.secret, { ...signed(), at: signed().at + 1 }, call)).toBe(false);
});

it('any two calls have different signatures', () => {
  const anyCall = fc.record({ method: fc.string(), path: fc.webPath(), profileId: fc.uuid(), body: fc.string() });
  fc.assert(
    fc.property(anyCall, anyCall, (one, other) => {
      fc.pre(JSON.stringify(one) !== JSON.stringify(other) && !/\n/.test(one.method + other.method));
      expect(signCall(key, one, now)).not.toBe(signCall(key, other, now));
    }),
  );
});

it.each([
  '',
  'key=a',
  'key=, at=1763553600, hmac=00',
  `key=a b, at=1763553600, hmac=${'0'.repeat(64)}`,
  `key=a, at=now, hmac=${'0'.repeat(64)}`,
  `key=a, at=1763553600, hmac=${'0'.repeat(63)}`,
  `key=a, at=1763553600, hmac=${'g'.repeat(64)}`,
  `key=a, at=1763553600, hmac=${'0'.repeat(64)}, more`,
  `more, key=a, at=1763553600, hmac=${'0'.repeat(64)}`,
])('reads nothing from %j', (header) => {
  expect(readSignature(header)).toBeNull();
});

it.each([
  [0, true],
  [signatureLifeMs, true],
  [-signatureLifeMs, true],
  [signatureLifeMs + 1000, false],
  [-signatureLifeMs - 1000, false],
])('%d ms after the signature it is fresh: %s', (ms, expected) => {
  expect(isFresh(signed(), new Date(signed().at * 1000 + ms))).toBe(expected);
});
