import { guidPattern } from '../kernel/paths';

export interface AddressPart {
  name: string;
  kind: 'profile' | 'guid' | 'text';
}

const part = /:(\w+)(?:\{((?:[^{}]|\{[^{}]*\})*)\})?/g;
const version = /:version\{v\[(\d+)\]\}/;

/** The concrete addresses of a path in the router's notation, one for each version, in that order. */
export function addressesOf(path: string): string[] {
  const [whole, digits] = version.exec(path) ?? [];
  if (!whole || !digits) return [path.replace(part, '{$1}')];
  return Array.from(digits)
    .reverse()
    .flatMap((digit) => addressesOf(path.replace(whole, `v${digit}`)));
}

export function partsOf(path: string): AddressPart[] {
  return [...path.replace(version, '').matchAll(part)].map(([, name = '', pattern]) => ({
    name,
    kind: pattern?.includes(guidPattern) ? (pattern.includes('me|') ? 'profile' : 'guid') : 'text',
  }));
}
