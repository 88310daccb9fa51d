import { Hono } from 'hono';
import { z } from 'zod';
import { clientAddress, clientNetwork } from './clientAddress';
import type { HonoEnv } from './honoEnv';
import { networks } from '../../support/networks';

const proxy = '10.0.0.9';

/** The address and the network of a request that passes proxies, seen by a platform that trusts a number of them. */
async function callerOf(proxyHops: number | undefined, forwarded?: string, connection = proxy, proxies?: string) {
  const services = { proxyHops, isProxy: networks(proxies ?? '0.0.0.0/0 ::/0') ?? undefined };
  const app = new Hono<HonoEnv>().get('/', (c) =>
    c.json({ address: clientAddress(c, services), network: clientNetwork(c, services) }),
  );
  const headers = forwarded === undefined ? undefined : { 'X-Forwarded-For': forwarded };
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: connection } } });
  return z.object({ address: z.string(), network: z.string() }).parse(await response.json());
}

const from = (address: string, network = address) => ({ address, network });

it('believes no header without a trusted proxy', async () => {
  expect(await callerOf(undefined, '198.51.100.1')).toEqual(from(proxy));
  expect(await callerOf(0, '198.51.100.1')).toEqual(from(proxy));
});

it.each([
  ['one proxy', 1, '198.51.100.1', '198.51.100.1'],
  ['one proxy, and a forged entry', 1, '192.0.2.66, 198.51.100.1', '198.51.100.1'],
  ['two proxies', 2, '198.51.100.1, 10.0.0.8', '198.51.100.1'],
  ['two proxies, and forged entries', 2, '192.0.2.66,192.0.2.67, 198.51.100.1, 10.0.0.8', '198.51.100.1'],
  ['a request that has passed only the inner one of two', 2, '10.0.0.8', '10.0.0.8'],
  ['a proxy that adds ports', 1, '198.51.100.1:4711', '198.51.100.1'],
  ['a proxy that writes no address', 1, 'unknown', proxy],
  ['a proxy that writes nothing', 1, '', proxy],
])('reads the entry that a trusted proxy wrote: %s', async (_, hops, forwarded, address) => {
  expect(await callerOf(hops, forwarded)).toEqual(from(address));
});

it('keeps two visitors behind the same two proxies apart', async () => {
  const [one, other] = [await callerOf(2, '198.51.100.1, 10.0.0.8'), await callerOf(2, '198.51.100.2, 10.0.0.8')];
  expect(one).not.toEqual(other);
});

it('takes the first 64 bits of an IPv6 address for the network', async () => {
  expect(await callerOf(1, '[2001:db8:1:2::7]:4711')).toEqual(from('2001:db8:1:2::7', '2001:db8:1:2::/64'));
  expect(await callerOf(0, undefined, '::ffff:198.51.100.1')).toEqual(from('198.51.100.1'));
});

it.each([
  ['an address outside', '192.0.2.8', '10.0.0.0/8 2001:db8::/32', '192.0.2.8'],
  ['an address of the first network', '10.0.0.9', '10.0.0.0/8 2001:db8::/32', '198.51.100.1'],
  ['an address of the second', '2001:db8::9', '10.0.0.0/8,2001:db8::/32', '198.51.100.1'],
  ['a single address', '::ffff:10.0.0.9', '10.0.0.9', '198.51.100.1'],
])('believes a header only from the networks of the proxies: %s', async (_, connection, proxies, address) => {
  expect(await callerOf(1, '198.51.100.1', connection, proxies)).toEqual(from(address));
});
