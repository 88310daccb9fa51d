import { sharedCacheControl } from './sharedCacheControl';

it.each([
  ['s-maxage=60, stale-while-revalidate=86340', false, 's-maxage=60, stale-while-revalidate=86340'],
  ['s-maxage=5, stale-while-revalidate=86395', false, 's-maxage=5, stale-while-revalidate=86395'],
  ['s-maxage=31536000', false, 's-maxage=60, stale-while-revalidate=86340'],
  ['s-maxage=60, stale-while-revalidate=86340', true, 's-maxage=1, stale-while-revalidate=86399'],
  ['private, no-store', true, 'private, no-store'],
])('turns %s of a page that is stale: %s into %s', (cacheControl, isStale, shared) => {
  expect(sharedCacheControl(cacheControl, isStale)).toBe(shared);
});
