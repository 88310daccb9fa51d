import { BlockList, isIPv4, isIPv6 } from 'node:net';
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';

/**
 * True for the addresses in networks such as `10.0.0.0/8 2001:db8::/32 192.0.2.7`; null where one of them is no network.
 */
export function networks(text: string): ((address: string) => boolean) | null {
  const list = new BlockList();
  for (const part of text.split(/[\s,]+/).filter(Boolean)) {
    const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(part) ?? [];
    const length = isIPv4(address) ? 32 : 128;
    if (!(isIPv4(address) || isIPv6(address)) || Number(bits ?? length) > length) return null;
    list.addSubnet(address, Number(bits ?? length), familyOf(address));
  }
  return (address) => list.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** An address in its shortest form, without the port and brackets that a proxy may add; undefined for any other text. */
export function plainAddress(text: string): string | undefined {
  const [, bracketed, withPort] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? [];
  const address = bracketed ?? withPort ?? text;
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const [unscoped = ''] = address.split('%');
  const bits = convertIPv6ToBinary(unscoped);
  // A server that listens on both sees its IPv4 clients so.
  if (isIPv4MappedIPv6(bits)) return convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits));
  return convertIPv6BinaryToString(bits);
}

/**
 * The network of an address, which limits count as one caller: an IPv4 address, or the first 64 bits of an IPv6 address,
 * because one household or server has all the others. A text that is no address is its own network.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (plain === undefined || isIPv4(plain)) return plain ?? address;
  return `${convertIPv6BinaryToString((convertIPv6ToBinary(plain) >> 64n) << 64n)}/64`;
}
