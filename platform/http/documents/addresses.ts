import { guidPattern } from '../kernel/paths';

/** A part of an address that the caller fills in. */
export interface AddressPart {
  name: string;
  kind: 'profile' | 'guid' | 'text';
}

const part = /:(\w+)(?:\{((?:[^{}]|\{[^{}]*\})*)\})?/g;
const version = /:version\{v\[(\d+)\]\}/;

/** The addresses behind one in the router's notation: several where it takes several versions, as ordered there. */
export function addressesOf(path: string): string[] {
  const [whole, digits] = version.exec(path) ?? [];
  if (!whole || !digits) return [path.replace(part, '{$1}')];
  return Array.from(digits)
    .reverse()
    .flatMap((digit) => addressesOf(path.replace(whole, `v${digit}`)));
}

/** What a caller fills into an address that is written in the router's notation. */
export function partsOf(path: string): AddressPart[] {
  return [...path.replace(version, '').matchAll(part)].map(([, name = '', pattern]) => ({
    name,
    kind: pattern?.includes(guidPattern) ? (pattern.includes('me|') ? 'profile' : 'guid') : 'text',
  }));
}
