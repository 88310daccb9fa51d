import { supportedLocales } from '../services/locale/supportedLocales';
import { matrixOnly } from './support/matrix';
import { platformUrl, siteUrl } from './support/settings';
import { fetchPage, type FetchedPage } from './support/site';
import { expect, test } from './support/test';

/** How many pages are fetched at the same time. */
const atOnce = 4;

interface Link {
  from: string;
  to: URL;
}

/** What is kept of a page: all languages together have more pages than memory for their elements. */
interface CrawledPage {
  status: number;
  ids: Set<string>;
  /** Also the files in its head. Without links that are buttons: the page answers their hash. */
  links: Link[];
}

const isReward = (path: string) => /\/reward\//.test(path);

/** A reward leads to others like it, and so to all of them: those that other pages lead to are enough. */
const isFollowed = ({ from, to }: Link) => !(isReward(from) && isReward(to.pathname));

const read = ({ path, status, root }: FetchedPage): CrawledPage => ({
  status,
  ids: new Set(root.querySelectorAll('[id]').map(({ id }) => id)),
  links: root
    .querySelectorAll('a[href]:not([role=button]), link[href]')
    .map((element) => ({ from: path, to: new URL(element.getAttribute('href') ?? '', new URL(path, siteUrl)) }))
    .filter(isFollowed),
});

/** English pages have no locale in their address. */
const localeOf = ({ pathname }: URL) => supportedLocales.find((locale) => pathname.split('/')[1] === locale) ?? 'en-US';
const isIn =
  (locales: readonly string[]) =>
  ({ to }: Link) =>
    to.origin === siteUrl && locales.includes(localeOf(to));
const addressOf = (url: URL) => url.pathname + url.search;

/** Every page in these languages that links reach from the home page. */
async function crawl(locales: readonly string[]): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  let next = ['/'];
  while (next.length > 0) {
    const found: string[] = [];
    for (let start = 0; start < next.length; start += atOnce) {
      for (const page of await Promise.all(next.slice(start, start + atOnce).map(fetchPage))) {
        const crawled = read(page);
        pages.set(page.path, crawled);
        found.push(...crawled.links.filter(isIn(locales)).map(({ to }) => addressOf(to)));
      }
    }
    next = [...new Set(found)].filter((address) => !pages.has(address));
  }
  return pages;
}

test('every link between English and German pages leads somewhere, fragments included', () =>
  expectNoBrokenLink(['en-US', 'de-DE']));

test('every link leads somewhere in every language', matrixOnly, () => {
  test.slow();
  return expectNoBrokenLink(supportedLocales);
});

/** The site leads on to what makes it, and nginx answers there itself. */
const isFeed = ({ pathname }: URL) => pathname.endsWith('.atom');

async function expectNoBrokenLink(locales: readonly string[]): Promise<void> {
  const pages = await crawl(locales);
  const all = [...pages.values()].flatMap((page) => page.links);
  const links = all.filter(({ to }) => !isFeed(to));
  for (const address of new Set(
    all
      .map(({ to }) => to)
      .filter(isFeed)
      .map(({ href }) => href),
  ))
    expect([address, (await fetch(address)).status]).toEqual([address, 200]);
  const broken = links.filter(isIn(locales)).flatMap(({ from, to }) => {
    const target = pages.get(addressOf(to));
    if (target?.status !== 200) return [`${from} -> ${to.href}: ${target?.status ?? 'not fetched'}`];
    const id = decodeURIComponent(to.hash.slice(1));
    return id === '' || target.ids.has(id) ? [] : [`${from} -> ${to.href}: there is no #${id}`];
  });
  expect(broken).toEqual([]);

  const others = [...new Set(links.filter(({ to }) => to.origin !== siteUrl).map(({ to }) => to.href))];
  expect(others.filter((address) => new URL(address).hostname.endsWith('.example'))).toEqual([]);
  for (const address of others.filter((other) => other.startsWith(platformUrl))) {
    expect([address, (await fetch(address)).status]).toEqual([address, 200]);
  }
  // Guards against a crawl that found nothing: a dozen pages in each language.
  expect(pages.size).toBeGreaterThan(locales.length * 12);
}

test('another name of this machine leads to its address, where the sign-on works', async ({ request }) => {
  const other = siteUrl.replace('localhost', '127.0.0.1');
  for (const path of ['/', '/fr-FR', '/rewards?nav=0', '/fr-FR/game/saltwatch/PC/overview']) {
    const response = await request.get(other + path, { maxRedirects: 0 });
    expect(response.headers().location?.replace(/\/$/, ''), path).toBe((siteUrl + path).replace(/\/$/, ''));
  }
});

test('another machine reads what to set, and its health checks are answered', async ({ request }) => {
  const headers = { Host: '192.168.0.7:3000' };
  for (const path of ['/', '/fr-FR', '/rewards?nav=0', '/fr-FR/game/saltwatch/PC/overview'])
    expect(await (await request.get(siteUrl + path, { headers })).text(), path).toBe(
      `This club is set up for ${siteUrl}; to open it at this address, start it again with SITE_URL set to it.\n`,
    );
  const health = await request.get(`${siteUrl}/api/health`, { headers, maxRedirects: 0 });
  expect(health.status()).toBe(200);
});
