import { newPlayer, sessionOf } from './support/players';
import { platformUrl } from './support/settings';
import { accountButton, signOut, widgetIn } from './support/signOnWidget';
import { expect, test } from './support/test';

/** What every page of a sign-on needs: where it may post to, and how (docs/contracts/sign-on.md). */
const common = `
  const query = new URLSearchParams(location.search);
  const post = (message) => parent.postMessage({ source: 'meridian-sign-on', ...message }, query.get('origin'));
`;

const widget = `<!doctype html><title>Sign-on</title>
<button id="in">Let me in</button> <button id="no">Not today</button>
<script>${common}
  document.getElementById('in').onclick = () => {
    localStorage.setItem('isSignedOn', 'yes');
    location.href = query.get('nextUrl');
  };
  document.getElementById('no').onclick = () => post({ type: 'closed' });
  post({ type: 'resized', height: 120 });
</script>`;

/** Its session is one that a player got from the services. */
const bridgeWith = (session: object) => `<!doctype html><title>Sign-on</title>
<script>${common}
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== query.get('origin') || source !== parent) return;
    const { type, id } = data;
    const isSignedOn = localStorage.getItem('isSignedOn') === 'yes';
    if (type === 'getTicket' && isSignedOn) post({ type: 'ticket', id, ...${JSON.stringify(session)} });
    if (type === 'getTicket' && !isSignedOn) post({ type: 'ticketUnavailable', id, errorCode: 3 });
    if (type === 'logout') {
      localStorage.removeItem('isSignedOn');
      post({ type: 'loggedOut', id });
    }
  });
  post({ type: 'bridgeReady' });
</script>`;

test('a publisher’s own sign-on of two small pages signs a player in and out', async ({ page, context }) => {
  // Pages that a test answers have no address of this machine, from which the browser lets nobody navigate to the site.
  await context.grantPermissions(['local-network-access']);
  const player = await newPlayer();
  const session = await sessionOf(player);
  const html = (body: string) => ({ contentType: 'text/html; charset=utf-8', body });
  await page.route(`${platformUrl}/sso/widget?*`, (route) => route.fulfill(html(widget)));
  await page.route(`${platformUrl}/sso/bridge?*`, (route) =>
    route.fulfill(html(bridgeWith({ ...session, token: session.ticket }))),
  );

  await page.goto('/units');
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign in' });
  await signIn.click();
  await widgetIn(page).getByRole('button', { name: 'Not today' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await signIn.click();
  await widgetIn(page).getByRole('button', { name: 'Let me in' }).click();
  await expect(accountButton(page)).toHaveAccessibleName(new RegExp(player.name));
  await page.reload();
  await expect(accountButton(page)).toHaveAccessibleName(new RegExp(player.name));

  await signOut(page);
  await expect(signIn).toBeVisible();
});
