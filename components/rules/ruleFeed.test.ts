import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { siteUrl } from '../../services/http/addresses';
import { supportedLocales } from '../../services/locale/supportedLocales';
import { wireClubRuleChange, wireRuleChange } from '../../services/testing/visitorBuilders';
import { ruleFeed } from './ruleFeed';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const newestDate = '2026-11-18T00:00:00.000Z';
const changes = [wireRuleChange({ name: 'Salt & "pepper" <mask>' }), wireClubRuleChange()];
const answer = (respond: () => Response) => server.use(http.get('*/v1/spaces/club/rules/changes', respond));

const atom = 'http://www.w3.org/2005/Atom';
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** The elements of a name that are right below another one. */
const childrenOf = (parent: Element, name: string) =>
  [...parent.children].filter(({ localName, namespaceURI }) => localName === name && namespaceURI === atom);
const textOf = (parent: Element, name: string) => {
  const [only, ...others] = childrenOf(parent, name);
  expect(others).toEqual([]);
  return only?.textContent ?? '';
};
const linkOf = (parent: Element, rel: string) =>
  childrenOf(parent, 'link')
    .find((link) => link.getAttribute('rel') === rel)
    ?.getAttribute('href');

/** Parses a feed, and expects what RFC 4287 (4.1) asks of one and of its entries. */
function parseFeed(xml: string) {
  const { documentElement: feed } = new DOMParser().parseFromString(xml, 'application/xml');
  expect([feed.localName, feed.namespaceURI]).toEqual(['feed', atom]);
  const entries = childrenOf(feed, 'entry');
  expect(textOf(childrenOf(feed, 'author')[0] ?? feed, 'name')).not.toBe('');
  for (const element of [feed, ...entries]) {
    expect(textOf(element, 'id')).toMatch(/^[a-z]+:\S+$/);
    expect(textOf(element, 'title')).not.toBe('');
    expect(textOf(element, 'updated')).toMatch(rfc3339);
    expect(linkOf(element, 'alternate')).toMatch(/^https?:/);
  }
  expect(new Set(entries.map((entry) => textOf(entry, 'id'))).size).toBe(entries.length);
  return { feed, entries };
}

it.each(supportedLocales)('is a valid Atom feed in %s', async (locale) => {
  answer(() => HttpResponse.json({ hasMore: false, changes }));
  const { feed, entries } = parseFeed((await ruleFeed(locale)) ?? '');

  expect(feed.getAttributeNS('http://www.w3.org/XML/1998/namespace', 'lang')).toBe(locale);
  expect(textOf(feed, 'updated')).toBe(newestDate);
  expect(linkOf(feed, 'self')).toBe(`${siteUrl}/rules-${locale}.atom`);
  expect(linkOf(feed, 'alternate')).toBe(`${siteUrl}/${locale}/rules`);
  expect(entries.map((entry) => linkOf(entry, 'alternate'))).toEqual([
    `${siteUrl}/${locale}/reward/peacoat`,
    `${siteUrl}/${locale}/rules`,
  ]);
});

it('tells what changed, in the language of the feed', async () => {
  answer(() => HttpResponse.json({ hasMore: false, changes }));
  const entriesIn = async (locale: string) =>
    parseFeed((await ruleFeed(locale)) ?? '').entries.map((entry) => [
      textOf(entry, 'title'),
      textOf(entry, 'content'),
    ]);

  expect(await entriesIn('en-US')).toEqual([
    ['Salt & "pepper" <mask> (Price in Units · Saltwatch)', 'Before: 180 · After: 150'],
    ['Months until Units expire (Whole club)', 'Before: no limit · After: 24'],
  ]);
  expect(await entriesIn('de-DE')).toEqual([
    ['Salt & "pepper" <mask> (Preis in Units · Saltwatch)', 'Vorher: 180 · Nachher: 150'],
    ['Monate, bis Units verfallen (Ganzer Club)', 'Vorher: keine Grenze · Nachher: 24'],
  ]);
});

it('is none in a language that the site does not have, and without changes', async () => {
  answer(() => HttpResponse.json({ hasMore: false, changes: [] }));
  expect([await ruleFeed('xx-XX'), await ruleFeed(undefined), await ruleFeed('en-US')]).toEqual([null, null, null]);
});

// The last one: the site remembers that the services lack the call.
it('is none where the services do not have the call', async () => {
  jest.spyOn(console, 'warn').mockImplementationOnce(() => undefined);
  answer(() => HttpResponse.json({}, { status: 404 }));
  expect(await ruleFeed('en-US')).toBeNull();
});
