import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactElement } from 'react';
import { loginSucceeded, playerReturned, userInfoLoaded } from '../../../store/session/events';
import { buildLoginReport, buildUser } from '../../../store/support/testing/builders';
import { testServicesUrl } from '../../../store/support/testing/createTestStore';
import { noSession } from '../../../store/support/testing/fakeSignOn';
import { renderInShell } from '../../shell/testing/renderInShell';
import { CloseAccount, DataCopy, EmailForm, PasswordForm } from './AccountForms';
import { KeepAccountOffer } from './KeepAccountOffer';
import { SecondStep } from './SecondStep';
import { pressOnceReady } from '../../testing/pressOnceReady';

const own = `${testServicesUrl}/v3/users/me`;
const rejected = (status: number, errorCode: number) => () =>
  HttpResponse.json({ message: 'No', errorCode }, { status });
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function show(part: ReactElement, closingDate: string | null = null) {
  const made = renderInShell(part);
  act(() => {
    made.store.dispatch(loginSucceeded(buildLoginReport()));
    made.store.dispatch(userInfoLoaded(buildUser({ closingDate })));
  });
  return made;
}
const answer = (name: string) => pressOnceReady(screen.getByRole('button', { name }));
const form = (name: string) => within(screen.getByRole('form', { name }));

it.each([
  ['a wrong password', 403, 2041, 'That isn’t your current password.'],
  ['too many tries', 429, 1100, 'Too many attempts. Try again later.'],
  ['an error of the services', 500, 2000, 'We couldn’t complete your request. Nothing has changed. Try again.'],
])('closing the account names %s', async (_, status, errorCode, message) => {
  server.use(http.post(`${own}/closing`, rejected(status, errorCode)));
  show(<CloseAccount />);
  const closing = form('Close your account');
  const close = closing.getByRole('button', { name: 'Close account' });
  await userEvent.click(close);
  expect(closing.getByLabelText('Your password')).toHaveAccessibleDescription('Fill in this field.');
  expect(closing.getByLabelText('Your password')).toHaveFocus();
  await userEvent.type(closing.getByLabelText('Your password'), 'Own5Password');
  await userEvent.click(close);
  await answer('Close account');
  expect(await screen.findByText(message)).toBeVisible();
});

describe('a closing whose response is lost', () => {
  const unsure = 'We don’t know yet if that went through';
  async function closeUnsure() {
    server.use(http.post(`${own}/closing`, () => HttpResponse.error()));
    const made = show(<CloseAccount />);
    await userEvent.type(screen.getByLabelText('Your password'), 'Own5Password');
    await userEvent.click(screen.getByRole('button', { name: 'Close account' }));
    await answer('Close account');
    expect(await screen.findByText(unsure)).toBeVisible();
    return made;
  }

  it('was carried out where the session has ended at the next try', async () => {
    const { navigations, signOn, store } = await closeUnsure();
    server.use(http.post(`${own}/closing`, rejected(401, 3)));
    signOn.ticketOutcome = noSession();
    await answer('Close account');
    await waitFor(() => expect(navigations).toEqual([{ routeName: 'index' }]));
    expect(store.getState().toasts.shown).toMatchObject([{ about: 'signedOutEverywhere' }]);
    expect(store.getState().interface.showLoginModal).toBe(false);
  });

  it('stays unsure while the password is typed again', async () => {
    const { navigations, signOn, store } = await closeUnsure();
    await userEvent.type(screen.getByLabelText('Your password'), '!');
    expect(screen.getByText(unsure)).toBeVisible();
    server.use(http.post(`${own}/closing`, rejected(401, 3)));
    signOn.ticketOutcome = noSession();
    await answer('Close account');
    await answer('Close account');
    await waitFor(() => expect(navigations).toEqual([{ routeName: 'index' }]));
    expect(store.getState().toasts.shown).toMatchObject([{ about: 'signedOutEverywhere' }]);
  });

  it('is taken back at the services', async () => {
    const { store } = await closeUnsure();
    server.use(
      http.delete(`${own}/closing`, () => HttpResponse.json({})),
      http.get(own, () => HttpResponse.json(buildUser())),
    );
    await answer('Keep my account');
    await waitFor(() => expect(store.getState().toasts.shown).toMatchObject([{ about: 'kept' }]));
    expect(screen.queryByText(unsure)).not.toBeInTheDocument();
  });

  it('leads to the sign-in, where the account can be kept, if the session has ended', async () => {
    const { signOn, store } = await closeUnsure();
    server.use(http.delete(`${own}/closing`, rejected(401, 3)));
    signOn.ticketOutcome = noSession();
    await answer('Keep my account');
    await waitFor(() => expect(store.getState().interface.showLoginModal).toBe(true));
    expect(screen.getByText(unsure)).toBeVisible();
  });
});

it('a form that the services find wrong gives the focus to the wrong field', async () => {
  server.use(http.put(`${own}/email`, rejected(403, 2041)));
  show(<EmailForm email="corin@club.example" />);
  await userEvent.type(screen.getByLabelText('Your password'), 'Own5Password');
  await userEvent.type(screen.getByLabelText('New email address'), 'corin@new.example{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Your password')).toHaveFocus());
  expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('That isn’t your current password.');
});

it('closing the account asks first, signs out here and in other tabs, and says until the next sign-in when the account can be kept', async () => {
  server.use(http.post(`${own}/closing`, () => HttpResponse.json({ closingDate: '2026-12-09T10:00:00.000Z' })));
  const { otherTabs, navigations, store } = show(<CloseAccount />);
  await userEvent.type(screen.getByLabelText('Your password'), 'Own5Password');
  await userEvent.click(screen.getByRole('button', { name: 'Close account' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Close your account?');
  const keep = screen.getByRole('button', { name: 'Keep my account' });
  expect(keep).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close account' })).toHaveFocus();
  await answer('Keep my account');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await answer('Close account');
  await answer('Close account');
  await waitFor(() => expect(navigations).toEqual([{ routeName: 'index' }]));
  expect(otherTabs.announced).toEqual(['signedOut']);
  const at = Date.parse('2026-12-09T10:00:00.000Z');
  expect(store.getState().toasts.shown).toMatchObject([{ about: 'closing', at }]);
  act(() => void store.dispatch(loginSucceeded(buildLoginReport())));
  expect(store.getState().toasts.shown).toEqual([]);
});

it('a copy of the data is saved as a file, and in no state', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return '#';
  };
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  server.use(http.post(`${own}/dataCopies`, () => HttpResponse.json({ data: { account: ['a@x.example'] } })));
  const { store } = show(<DataCopy />);
  await userEvent.type(screen.getByLabelText('Your password'), 'Own5Password');
  await userEvent.click(screen.getByRole('button', { name: 'Download copy' }));
  await waitFor(() => expect(files).toHaveLength(1));
  click.mockRestore();
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({ data: { account: ['a@x.example'] } });
  expect(JSON.stringify(store.getState())).not.toContain('a@x.example');
});

it('a rejected address is named at its field, and a sent link below', async () => {
  server.use(http.put(`${own}/email`, rejected(400, 1)));
  const { store } = show(<EmailForm email="a@x.example" />);
  const change = form('Email address');
  await userEvent.type(change.getByLabelText('New email address'), 'nonsense');
  await userEvent.type(change.getByLabelText('Your password'), 'Own5Password');
  await userEvent.click(change.getByRole('button', { name: 'Change email' }));
  await waitFor(() =>
    expect(change.getByLabelText('New email address')).toHaveAccessibleDescription(
      'Enter one full email address, without spaces or hidden characters. It can’t be your current one.',
    ),
  );
  const sent: unknown[] = [];
  server.use(
    http.put(`${own}/email`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({});
    }),
  );
  await userEvent.type(change.getByLabelText('New email address'), '@x.example');
  await userEvent.click(change.getByRole('button', { name: 'Change email' }));
  expect(await screen.findByText(/We sent a link to the new address/)).toBeVisible();
  expect(change.getByLabelText('Your password')).toHaveValue('');
  expect(sent).toEqual([{ password: 'Own5Password', email: 'nonsense@x.example' }]);

  // The player comes back from the link.
  server.use(http.get(own, () => HttpResponse.json(buildUser({ email: 'nonsense@x.example' }))));
  act(() => void store.dispatch(playerReturned()));
  await waitFor(() => expect(store.getState().account.userInfo?.email).toBe('nonsense@x.example'));
  expect(store.getState().account.isEmailChanging).toBe(false);
});

it('a form that is used again says no longer that it is done', async () => {
  server.use(http.put(`${own}/password`, () => HttpResponse.json({})));
  show(<PasswordForm />);
  const change = async () => {
    await userEvent.type(screen.getByLabelText('Current password'), 'Own5Password');
    await userEvent.type(screen.getByLabelText('New password'), 'Other6Password');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText(/^Your password has changed/)).toBeVisible();
  };
  await change();
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(screen.getAllByText('Fill in this field.')).toHaveLength(2);
  expect(screen.queryByText(/^Your password has changed/)).not.toBeInTheDocument();
  await change();
});

it.each([
  ['Change password', 'put', 'password', <PasswordForm />, 'We don’t know yet if that went through'],
  ['Change email', 'put', 'email', <EmailForm email="a@x.example" />, 'We don’t know yet if that went through'],
  // There is nothing to be unsure of: the copy did not come.
  [
    'Download copy',
    'post',
    'dataCopies',
    <DataCopy />,
    'We couldn’t complete your request. Nothing has changed. Try again.',
  ],
] as const)('%s tells the truth where the response is lost', async (name, method, path, part, message) => {
  server.use(http[method](`${own}/${path}`, () => HttpResponse.error()));
  show(part);
  for (const field of screen.getAllByLabelText(/password|address/)) await userEvent.type(field, 'b@x.example');
  await userEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByText(message)).toBeVisible();
});

async function beginSetup() {
  // The first request was made before the sign-in.
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await userEvent.type(await screen.findByLabelText('Your password'), 'Own5Password');
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
}

it('the second step is on after a setup that was left where only the response was lost', async () => {
  let isOn = false;
  server.use(
    http.get(`${own}/secondFactor`, () => HttpResponse.json({ isOn, recoveryCodesLeft: isOn ? 10 : 0 })),
    http.post(`${own}/secondFactor/setups`, () =>
      HttpResponse.json({ secret: 'JBSWY3DP', uri: 'otpauth://totp/club' }),
    ),
    http.put(`${own}/secondFactor`, () => {
      isOn = true;
      return HttpResponse.error();
    }),
  );
  show(<SecondStep />);
  await beginSetup();
  await userEvent.type(await screen.findByLabelText('Code from the app'), '000000');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm code' }));
  await screen.findByRole('alert');
  await userEvent.type(screen.getByLabelText('Code from the app'), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeVisible();
});

it('the second step shows the key, then the recovery codes once', async () => {
  server.use(
    http.get(`${own}/secondFactor`, () => HttpResponse.json({ isOn: false, recoveryCodesLeft: 0 })),
    http.post(`${own}/secondFactor/setups`, () =>
      HttpResponse.json({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/club?secret=JBSWY3DPEHPK3PXP' }),
    ),
    http.put(`${own}/secondFactor`, rejected(403, 2042)),
  );
  const { store } = show(<SecondStep />);
  await beginSetup();
  expect(await screen.findByText('Key: JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR code with the key' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Copy', description: 'Key: JBSW Y3DP EHPK 3PXP' }));
  expect(await screen.findByRole('button', { name: 'Selected' })).toBeVisible();
  // A Japanese keyboard types full-width digits.
  await userEvent.type(screen.getByLabelText('Code from the app'), '０００ ０００');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm code' }));
  expect(await screen.findByText('This code isn’t right. Enter the one your app shows now.')).toBeVisible();

  server.use(
    http.put(`${own}/secondFactor`, () => HttpResponse.json({ recoveryCodes: ['AAAA-BBBB-CCCC'] })),
    http.get(`${own}/secondFactor`, () => HttpResponse.json({ isOn: true, recoveryCodesLeft: 1 })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Confirm code' }));
  expect(await screen.findByText('AAAA-BBBB-CCCC')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Two-step verification' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Copy all codes' }));
  // Without a clipboard, as here, the codes are selected.
  expect(await screen.findByRole('button', { name: 'Selected' })).toBeVisible();
  expect(getSelection()?.toString()).toBe('AAAA-BBBB-CCCC');
  expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
  await answer('I’ve saved my codes');
  expect(screen.queryByText('AAAA-BBBB-CCCC')).not.toBeInTheDocument();
  expect(screen.getByText('1 recovery code is left.')).toBeVisible();
  expect(JSON.stringify(store.getState())).not.toMatch(/Own5Password|JBSWY3DPEHPK3PXP|AAAA-BBBB-CCCC/);

  const heard: unknown[] = [];
  server.use(
    http.delete(`${own}/secondFactor`, async ({ request }) => {
      heard.push(await request.json());
      return HttpResponse.json({});
    }),
  );
  await userEvent.type(screen.getByLabelText('Your password'), 'Own5Password');
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeVisible();
  expect(heard).toEqual([{ password: 'Own5Password' }]);
});

it('the recovery codes stay until they are saved, though the settings close before they come', async () => {
  let respond: () => void = () => undefined;
  server.use(
    http.get(`${own}/secondFactor`, () => HttpResponse.json({ isOn: false, recoveryCodesLeft: 0 })),
    http.post(`${own}/secondFactor/setups`, () =>
      HttpResponse.json({ secret: 'JBSWY3DP', uri: 'otpauth://totp/club' }),
    ),
    http.put(`${own}/secondFactor`, async () => {
      await new Promise<void>((resolve) => (respond = resolve));
      return HttpResponse.json({ recoveryCodes: ['DDDD-EEEE-FFFF'] });
    }),
  );
  const { store, rerender } = show(<SecondStep />);
  await beginSetup();
  await userEvent.type(await screen.findByLabelText('Code from the app'), '000000{Enter}');
  rerender(<p>Closed</p>);
  respond();
  await waitFor(() => expect(store.getState().secondFactor.data?.isOn).toBe(true));

  const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  // The browser asks before it leaves them, whether they show or not.
  expect(leave()).toBe(false);
  rerender(<SecondStep />);
  expect(screen.getByText('DDDD-EEEE-FFFF')).toBeVisible();
  expect(document.body).toHaveFocus();
  expect(leave()).toBe(false);
  await answer('I’ve saved my codes');
  expect(leave()).toBe(true);
  rerender(<p>Closed</p>);
  rerender(<SecondStep />);
  expect(screen.queryByText('DDDD-EEEE-FFFF')).not.toBeInTheDocument();
});

it('a closed account is offered to be kept', async () => {
  server.use(
    http.delete(`${own}/closing`, () => HttpResponse.json({})),
    http.get(own, () => HttpResponse.json(buildUser({ closingDate: null }))),
  );
  show(<KeepAccountOffer />, '2026-12-10T11:59:59.999Z');
  expect(
    await screen.findByRole('dialog', { name: 'Your account will be deleted after December 9, 2026' }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('an open account has no such offer', () => {
  show(<KeepAccountOffer />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
