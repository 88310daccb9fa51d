import { BlockList, isIPv4, isIPv6 } from 'node:net';

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
