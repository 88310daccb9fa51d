import { platformUrl, siteUrl } from './support/settings';
import { fetchPage, type FetchedPage } from './support/site';
import { expect, test } from './support/test';

/** How many pages are fetched at the same time. */
const atOnce = 4;

interface Link {
  from: string;
  to: URL;
}

/** The links of a page, and the files in its head. */
const linksOf = ({ path, root }: FetchedPage): Link[] =>
  root
    .querySelectorAll('a[href], link[href]')
    .map((element) => ({ from: path, to: new URL(element.getAttribute('href') ?? '', new URL(path, siteUrl)) }));

const isOurs = ({ to }: Link) => to.origin === siteUrl;
const addressOf = (url: URL) => url.pathname + url.search;

/** Every page that links reach from the home page, in every language. */
async function crawl(): Promise<Map<string, FetchedPage>> {
  const pages = new Map<string, FetchedPage>();
  let next = ['/'];
  while (next.length > 0) {
    for (let start = 0; start < next.length; start += atOnce) {
      const read = await Promise.all(next.slice(start, start + atOnce).map(fetchPage));
      for (const page of read) pages.set(page.path, page);
    }
    const found = [...pages.values()]
      .flatMap(linksOf)
      .filter(isOurs)
      .map((link) => addressOf(link.to));
    next = [...new Set(found)].filter((address) => !pages.has(address));
  }
  return pages;
}

test('every link leads somewhere, fragments included', async () => {
  const pages = await crawl();
  const links = [...pages.values()].flatMap(linksOf);
  const broken = links.filter(isOurs).flatMap(({ from, to }) => {
    const target = pages.get(addressOf(to));
    if (target?.status !== 200) return [`${from} -> ${to.href}: ${target?.status ?? 'not fetched'}`];
    const id = decodeURIComponent(to.hash.slice(1));
    const isThere = id === '' || target.root.querySelector(`[id="${id}"]`) !== null;
    return isThere ? [] : [`${from} -> ${to.href}: there is no #${id}`];
  });
  expect(broken).toEqual([]);

  const others = [...new Set(links.filter((link) => !isOurs(link)).map(({ to }) => to.href))];
  expect(others.filter((address) => new URL(address).hostname.endsWith('.example'))).toEqual([]);
  for (const address of others.filter((other) => other.startsWith(platformUrl))) {
    expect([address, (await fetch(address)).status]).toEqual([address, 200]);
  }
  // Guards against a crawl that found nothing: 24 languages of a dozen pages.
  expect(pages.size).toBeGreaterThan(24 * 12);
});
