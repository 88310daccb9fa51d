import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireError, wireKey } from '../../services/testing/wireResponses';
import { loginSucceeded, userInfoLoaded } from '../../store/session/events';
import { balanceFetched } from '../../store/units/slice';
import { buildLoginReport, buildUser } from '../../store/support/testing/builders';
import { testServicesUrl } from '../../store/support/testing/createTestStore';
import { DiscountScreen } from '../discount/DiscountScreen';
import { renderInShell } from '../shell/testing/renderInShell';
import { confirmSpending } from './testing/confirmSpending';

const keysUrl = `${testServicesUrl}/customintegrations/CRMCustomIntegrations.svc/rest/v1/profiles/me/PromotionKeyRewards`;
const sendUrl = `${testServicesUrl}/v3/users/me/emailVerification`;
const email = 'marlo@northlight.example';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  server.use(
    http.get(keysUrl, () => HttpResponse.json({ keys: [] })),
    http.get(`${testServicesUrl}/clubwip/v1/profiles/me/club/website/newbalance`, () =>
      HttpResponse.json({ units: 1140, expiring: [] }),
    ),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Redeems a code, which is rejected until `isConfirmed` is set. Returns the dialog and the keys of the requests. */
async function redeemUnconfirmed() {
  const platform: { isConfirmed: boolean; keys: (string | null)[] } = { isConfirmed: false, keys: [] };
  server.use(
    http.post(keysUrl, ({ request }) => {
      platform.keys.push(request.headers.get('Idempotency-Key'));
      return platform.isConfirmed
        ? HttpResponse.json({ keys: [wireKey()], unitBalance: 1140 })
        : HttpResponse.json(wireError(2029, 403), { status: 403 });
    }),
  );
  const { store } = renderInShell(<DiscountScreen freshGames={[]} />, { pathname: '/discount' });
  act(() => {
    store.dispatch(loginSucceeded(buildLoginReport()));
    store.dispatch(userInfoLoaded(buildUser({ email })));
    store.dispatch(balanceFetched({ units: 1240, expiring: [] }));
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Trade 100 Units for a code' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Get a code for the store' }));
  await confirmSpending('Use 100 Units');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Confirm your email first');
  return { dialog, platform };
}

it('names the address, and goes on under the same key once it is confirmed in another tab', async () => {
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { dialog, platform } = await redeemUnconfirmed();
  expect(scrollIntoView.mock.contexts).toContain(dialog.getByRole('alert'));
  expect(dialog.getByRole('alert')).toHaveTextContent('No Units were taken.');
  expect(dialog.getByRole('alert')).toHaveTextContent(email);
  expect(dialog.getByRole('alert').parentElement?.querySelector('[role="status"]')).toBeVisible();
  expect(document.body).not.toHaveFocus();

  await confirmSpending('Try again');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Confirm your email first');
  platform.isConfirmed = true;
  await confirmSpending('Try again');

  expect(await dialog.findByRole('heading', { name: 'Here’s your code' })).toBeVisible();
  expect(platform.keys).toHaveLength(3);
  expect(new Set(platform.keys).size).toBe(1);
});

it.each([
  ['is sent', () => HttpResponse.json({ emailVerified: false }), 'Link sent. If it doesn’t arrive'],
  ['is not needed any more', () => HttpResponse.json({ emailVerified: true }), 'Your email is confirmed.'],
  ['was sent too often', () => HttpResponse.json(wireError(1100, 429), { status: 429 }), 'request another in an hour.'],
  ['cannot be sent', () => HttpResponse.json(wireError(2000, 500), { status: 500 }), 'We couldn’t send the link.'],
])('shows whether the link %s', async (_case, response, text) => {
  server.use(http.post(sendUrl, response));
  const { dialog } = await redeemUnconfirmed();
  await userEvent.click(dialog.getByRole('button', { name: 'Send the link again' }));
  expect(await dialog.findByText(text, { exact: false })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

it('sends one email however often the button is pressed', async () => {
  let sent = 0;
  let respond: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (respond = resolve));
  server.use(
    http.post(sendUrl, async () => {
      sent += 1;
      await held;
      return HttpResponse.json({ emailVerified: false });
    }),
  );
  const { dialog } = await redeemUnconfirmed();
  await userEvent.click(dialog.getByRole('button', { name: 'Send the link again' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Sending' }));
  respond();
  expect(await dialog.findByText(/^Link sent/)).toBeVisible();
  expect(sent).toBe(1);
});
