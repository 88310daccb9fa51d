import fc from 'fast-check';
import { ownPaths, sitePaths } from '../fuzz/siteRequests';
import { malformedPath } from './malformedPath';

const isMalformed = (path: string) => malformedPath.test(path);

it.each([
  '%',
  '%%',
  '%ff',
  '%C0%AF',
  '%ED%A0%80',
  '%F4%90%80%80',
  '%E0%80%80',
  '%u0041',
  'a%00b',
  'a%',
  '..',
  '.',
  '100%25%',
])('finds %s', (segment) => {
  expect(isMalformed(`/news/${segment}`)).toBe(true);
  expect(isMalformed(`/fr-FR/game/${segment}/pc/rewards`)).toBe(true);
});

it('finds the data address of a segment of dots', () => {
  expect(isMalformed('/_next/data/build/en-US/news/...json')).toBe(true);
  expect(isMalformed('/_next/data/build/en-US/news/open-road.json')).toBe(false);
});

it.each(['/', '/news/open-road', '/news/a.b', '/fr-FR/game/..a/pc/rewards', '/news/100%25', '/news/%C3%A9t%C3%A9'])(
  'leaves %s alone',
  (path) => {
    expect(isMalformed(path)).toBe(false);
  },
);

it('finds every address that Next cannot decode, of pages, their data and files', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        sitePaths,
        ownPaths('build').map((path) => path.replace(/\?.*/, '')),
      ),
      (path) => {
        const segments = path.split('/');
        expect(isMalformed(path) || segments.every(canDecode)).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

it('agrees with decodeURIComponent', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }).map(encodeURIComponent), percentText), (segment) => {
      expect(isMalformed(`/x${segment}`)).toBe(!canDecode(segment));
    }),
  );
});

const percentText = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, '0')}`),
      fc.constantFrom('%', 'a', 'f', '0'),
    ),
  )
  .map((parts) => parts.join(''));

function canDecode(text: string): boolean {
  try {
    return !decodeURIComponent(text).includes('\0');
  } catch {
    return false;
  }
}
