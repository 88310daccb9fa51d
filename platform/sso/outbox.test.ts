import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { emailWriter } from '../support/emails';
import { basic, buildCreation, givenAccount, logInAs } from '../testing/accounts';
import { postForm, postFormWithoutScript } from '../testing/signOnPages';
import { startPlatform, startUpMs, testOrigin, type TestCall, type TestPlatform } from '../testing/startPlatform';

const { email, password } = buildCreation();

describe('the outbox', () => {
  let platform: TestPlatform;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outbox-'));
    platform = await startPlatform({ sendEmail: emailWriter(folder), outboxFolder: folder });
    await givenAccount(platform);
  }, startUpMs);
  afterAll(async () => {
    await platform.close();
    await rm(folder, { recursive: true });
  });

  const here = { address: '127.0.0.1' };
  const open = async (path: string, call: TestCall = here) => {
    const { status, body, headers } = await platform.request(path, { ...call, headers: { 'Ubi-AppId': '' } });
    return { status, page: String(body), headers };
  };
  const linksIn = (page: string) =>
    [...page.matchAll(/href="([^"]+)"/g)].map(([, link]) => link?.replaceAll('&amp;', '&') ?? '');
  const emailIn = (page: string) => linksIn(page).find((link) => link.startsWith('/outbox/')) ?? '';
  /** The email is written after the response, whose timing therefore does not reveal whether an account exists. */
  const untilEmail = async (subject: string) => {
    for (let tries = 0; tries < 100; tries += 1) {
      const { page } = await open('/outbox');
      if (page.includes(subject)) return page;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('No letter came.');
  };

  it('resets a forgotten password by call, email and form, up to the next login', async () => {
    const { ticket, rememberMeTicket } = await logInAs(platform, { rememberMe: true });
    const logIn = (word: string) =>
      platform.request('/v3/profiles/sessions', { method: 'POST', headers: { Authorization: basic(email, word) } });

    const started = await platform.request('/v3/users/startResetPassword', {
      method: 'POST',
      body: { email, nextUrl: `${testOrigin}/` },
    });
    expect(started).toMatchObject({ status: 200, body: {} });
    const { page: sentEmail } = await open(emailIn(await untilEmail('Choose a new password')));
    expect(sentEmail).toContain(`To ${email}`);

    const link = new URL(linksIn(sentEmail).find((one) => one.includes('/sso/reset')) ?? '');
    expect((await open(link.pathname + link.search)).page).toContain('Save password');
    const token = link.searchParams.get('token') ?? '';
    const saved = await postFormWithoutScript(platform, '/sso/reset', {
      token,
      lang: 'en-US',
      password: 'Another5Star',
    });
    expect(saved.status).toBe(303);
    expect(linksIn((await open(saved.headers.get('Location') ?? '')).page)).toContain(`${testOrigin}/`);

    const old = await platform.request('/v3/users/me', { ticket });
    expect(old).toMatchObject({ status: 401, body: { errorCode: 3, message: 'Ticket is expired' } });
    const remembered = await platform.request('/v3/profiles/sessions', {
      method: 'POST',
      headers: { Authorization: `rm_v1 t=${rememberMeTicket}` },
    });
    expect(remembered.status).toBe(401);
    expect((await logIn(password)).status).toBe(401);
    expect((await logIn('Another5Star')).status).toBe(200);
    const again = await postForm(platform, '/sso/reset', { token, lang: 'en-US', password: 'Another6Star' });
    expect(again.body).toHaveProperty('next', expect.stringContaining(token));
  });

  it('shows the content of an email as text, and runs nothing', async () => {
    await emailWriter(folder)({
      id: randomUUID(),
      to: 'a@b.example',
      subject: '<i>Hi</i>',
      text: '<script>alert(1)</script>\n\njavascript:alert(1)',
    });
    const list = await open('/outbox');
    expect(list.page).toContain('&lt;i&gt;Hi&lt;/i&gt;');
    const { page, headers } = await open(emailIn(list.page));
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(linksIn(page).filter((link) => link.startsWith('javascript'))).toEqual([]);
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  it('lists the newest first, and ignores files that are not emails', async () => {
    await writeFile(join(folder, 'half.part'), 'To: x');
    await emailWriter(folder)({ id: randomUUID(), to: 'a@b.example', subject: 'The newest', text: 'x' });
    const { page } = await open('/outbox');
    expect(z.string().parse(/<strong>([^<]+)/.exec(page)?.[1])).toBe('The newest');
    expect(page).not.toContain('half');
  });

  it.each(['/outbox', '/outbox/00000000-0000-4000-8000-000000000000'])(
    'shows %s to this machine alone',
    async (path) => {
      expect((await open(path, { address: '192.168.1.7' })).status).toBe(404);
      const renamed = await platform.app.request(`http://evil.example${path}`, undefined, {
        incoming: { socket: { remoteAddress: '127.0.0.1' } },
      });
      expect(renamed.status).toBe(404);
    },
  );

  it.each(['/outbox/00000000-0000-4000-8000-000000000000', '/outbox/..%2f..%2fpackage', '/outbox/half'])(
    'has no %s',
    async (path) => {
      expect((await open(path)).status).toBe(404);
    },
  );

  it('is not there at all without its folder', async () => {
    const other = await startPlatform();
    const response = await other.request('/outbox', { address: '127.0.0.1', headers: { 'Ubi-AppId': '' } });
    expect(response).toMatchObject({ status: 404, body: { errorCode: 1003 } });
    await other.close();
  });
});
