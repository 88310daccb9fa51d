import fc from 'fast-check';
import { networkOf, plainAddress } from './networks';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b::/64'],
  ['no address', 'no address'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8::6]:51234', '2001:db8::6'],
  ['[2001:db8::6]', '2001:db8::6'],
  ['2001:db8:0:0:0:0:0:6', '2001:db8::6'],
  ['203.0.113.300', undefined],
  ['unknown', undefined],
  ['', undefined],
])('reads the address in %p', (text, address) => {
  expect(plainAddress(text)).toBe(address);
});

const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
const half = fc.array(group, { minLength: 4, maxLength: 4 });

it('is one for all addresses with the same first 64 bits, and another for any others', () => {
  fc.assert(
    fc.property(half, half, half, half, (network, other, host, otherHost) => {
      const of = (...halves: string[][]) => networkOf(halves.flat().join(':'));
      expect(of(network, host)).toBe(of(network, otherHost));
      expect(of(network, host) === of(other, host)).toBe(network.join() === other.join());
    }),
  );
});
