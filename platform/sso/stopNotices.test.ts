import { eq } from 'drizzle-orm';
import { accounts } from '../db/schema';
import { readLinkSecret } from '../db/stores/linkSecretStore';
import { readNoticeChoices } from '../db/stores/players/noticeStore';
import { signStop } from '../domain/noticeLink';
import { noticeKinds } from '../domain/notices';
import { newcomer, seedSample, type TestPlayer } from '../testing/players';
import { postForm } from '../testing/signOnPages';
import { startPlatform, startUpMs, type TestPlatform } from '../testing/startPlatform';

let club: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  club = await startPlatform();
  await seedSample(club);
}, startUpMs);
beforeEach(async () => {
  player = await newcomer(club);
});
afterAll(() => club.close());

const headers = { 'Ubi-AppId': '' };

async function linkOf(change: Record<string, string> = {}) {
  const { profileId } = player;
  const signature = signStop(await readLinkSecret(club.platform.db), { profileId, kind: 'refund' });
  return `/sso/notices?${new URLSearchParams({ player: profileId, kind: 'refund', signature, lang: 'de-DE', ...change }).toString()}`;
}
/** What a mail program sends for List-Unsubscribe-Post. */
const oneClick = async (link: string) => {
  const response = await club.app.request(
    link,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    },
    { incoming: { socket: { remoteAddress: '203.0.113.7' } } },
  );
  return { status: response.status, page: await response.text() };
};
const stoppedKinds = async (of = player) =>
  (await readNoticeChoices(club.platform.db, of.profileId))
    .filter(({ isChosen }) => !isChosen)
    .map(({ kind, channel }) => `${kind} ${channel}`);

it('opening the link changes nothing, however often', async () => {
  const link = await linkOf();
  const { status, body } = await club.request(link, { headers });
  await club.request(link, { headers });
  expect(status).toBe(200);
  expect(String(body)).toContain('lang="de-DE"');
  expect(String(body)).toContain('Erstattete Units');
  expect(await stoppedKinds()).toEqual([]);
});

it('the button of the page stops emails of the kind, and nothing else', async () => {
  const other = await newcomer(club);
  const { body } = await postForm(club, await linkOf(), {});
  expect(body).toEqual({ next: '/sso/notices/done?kind=refund&lang=de-DE' });
  expect(await stoppedKinds()).toEqual(['refund email']);
  expect(await stoppedKinds(other)).toEqual([]);
  const done = await club.request('/sso/notices/done?kind=refund&lang=de-DE', { headers });
  expect(String(done.body)).toContain('Erstattete Units');
});

it('one call of a mail program stops them too, without a redirection, and a repeat changes nothing', async () => {
  const link = await linkOf();
  for (const _ of [1, 2]) {
    expect((await oneClick(link)).status).toBe(200);
    expect(await stoppedKinds()).toEqual(['refund email']);
  }
});

it('one call of a mail program is answered as usual for an account that was deleted', async () => {
  const link = await linkOf();
  await club.platform.db.delete(accounts).where(eq(accounts.userId, player.profileId));
  expect((await oneClick(link)).status).toBe(200);
});

it.each([
  ['another kind', () => ({ kind: 'rulesChanged' })],
  ['an unknown kind', () => ({ kind: 'everything' })],
  ['another player', () => ({ player: '00000000-0000-4000-8000-000000000001' })],
  ['no signature', () => ({ signature: '' })],
  ['another signature', () => ({ signature: 'A'.repeat(43) })],
  ['a longer signature', () => ({ signature: 'A'.repeat(400) })],
])('a link with %s stops nothing', async (_case, change) => {
  const link = await linkOf(change());
  expect((await club.request(link, { headers })).status).toBe(410);
  expect((await oneClick(link)).status).toBe(410);
  expect(await stoppedKinds()).toEqual([]);
});

it('a signature of one player or kind is no other’s', async () => {
  const secret = await readLinkSecret(club.platform.db);
  const signatures = noticeKinds.map((kind) => signStop(secret, { profileId: player.profileId, kind }));
  expect(new Set(signatures).size).toBe(noticeKinds.length);
  expect(await readLinkSecret(club.platform.db)).toBe(secret);
});

it('the page may not be framed, and is not stored', async () => {
  const { headers: sent } = await club.request(await linkOf(), { headers });
  expect(sent.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(sent.get('Cache-Control')).toBe('no-store');
});
