import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { User } from '../../services/account/users';
import { toFailure } from '../../services/http/errors';
import { wireNoticeSettings } from '../../services/testing/wireResponses';
import { userInfoFailed } from '../../store/account/slice';
import { loginSucceeded, userInfoLoaded } from '../../store/session/events';
import { routeChangeCompleted } from '../../store/router/slice';
import { profileLoaded } from '../../store/profile/slice';
import {
  buildLinkedProfile,
  buildLoginReport,
  buildPlatformProfile,
  buildUser,
  buildUserProfile,
} from '../../store/support/testing/builders';
import { testServicesUrl as services } from '../../store/support/testing/createTestStore';
import { noSession } from '../../store/support/testing/fakeSignOn';
import { renderInShell } from '../shell/testing/renderInShell';
import { ProfileContent } from './ProfilePopup';
import { pressOnceReady } from '../testing/pressOnceReady';

const steam = buildLinkedProfile();
// Without the list of all time zones, in which each search by role would take long.
const noticeSettings = wireNoticeSettings({
  quietHours: { isOn: false, from: 22, until: 8, timeZone: 'Europe/Paris' },
});
const rejected = (status: number, errorCode: number) => () =>
  HttpResponse.json({ message: 'No', errorCode }, { status });
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  server.use(
    http.get(`${services}/v3/profiles/me/external`, () => HttpResponse.json({ profiles: [steam] })),
    http.get(`${services}/v3/users/me/secondFactor`, () => HttpResponse.json({ isOn: false, recoveryCodesLeft: 0 })),
    http.get(`${services}/v3/users/me/devices`, () => HttpResponse.json({ devices: [] })),
    http.get(`${services}/v1/profiles/me/club/notices/choices`, () => HttpResponse.json(noticeSettings)),
    http.get(`${services}/v1/profiles/me/club/autobank`, () =>
      HttpResponse.json({ autoBank: false, isOffered: false }),
    ),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function show(overrides: Partial<User> = {}, part = 'account') {
  const made = renderInShell(<ProfileContent />, { asPath: `/?_popup=profile.${part}` });
  act(() => {
    made.store.dispatch(loginSucceeded(buildLoginReport()));
    made.store.dispatch(profileLoaded(buildUserProfile()));
    made.store.dispatch(userInfoLoaded(buildUser(overrides)));
  });
  return made;
}
const check = (reports: unknown[]) =>
  server.use(
    http.post(`${services}/v3/profiles/me/validateUpdate`, () => HttpResponse.json({ validationReports: reports })),
  );
const answer = (name: string) => pressOnceReady(screen.getByRole('button', { name }));
const nameField = () => screen.getByRole('textbox', { name: 'Name other players see' });
const save = () => screen.getByRole('button', { name: 'Save name' });

it('keeps its part while it closes', () => {
  const { store } = show({}, 'security');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Security');
  act(() => void store.dispatch(routeChangeCompleted({ page: 'index', params: {}, url: '/' })));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Security');
  act(() => void store.dispatch(routeChangeCompleted({ page: 'index', params: {}, url: '/?_popup=profile' })));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Account');
});

describe('the name', () => {
  it('is checked, replaced by the suggestion, and saved', async () => {
    check([{ ErrorCode: 1013, Field: 'nameOnPlatform', FieldValueSuggestion: 'Vega_Star', Message: 'Taken.' }]);
    server.use(
      http.put(`${services}/v3/profiles/me`, () =>
        HttpResponse.json(buildPlatformProfile({ nameOnPlatform: 'Vega_Star' })),
      ),
    );
    show();
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(nameField());
    await userEvent.type(nameField(), 'Vega');
    const use = await screen.findByRole('button', { name: 'Use Vega_Star' });
    expect(nameField()).toHaveAccessibleDescription(/^Taken\. /);
    expect(save()).toHaveAttribute('aria-disabled', 'true');

    check([]);
    await userEvent.click(use);
    expect(await screen.findByText('Vega_Star is available.')).toBeVisible();
    await userEvent.click(save());
    expect(await screen.findByText('Your name is now Vega_Star.')).toBeVisible();
    expect(nameField()).toHaveValue('Vega_Star');
  });

  it('stays as it was when saving fails, with an error', async () => {
    check([]);
    server.use(http.put(`${services}/v3/profiles/me`, rejected(500, 2000)));
    show();
    await userEvent.type(nameField(), '2');
    await userEvent.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Yours hasn’t changed');
  });
});

describe('a name that is typed', () => {
  const checked: unknown[] = [];
  const taken = { ErrorCode: 1013, Field: 'nameOnPlatform', FieldValueSuggestion: 'Vega_Star', Message: 'Taken.' };
  const answer = (response: () => Response) =>
    server.use(
      http.post(`${services}/v3/profiles/me/validateUpdate`, async ({ request }) => {
        checked.push(await request.json());
        return response();
      }),
    );
  beforeEach(() => void (checked.length = 0));

  it('may be saved where the check fails', async () => {
    answer(rejected(500, 2000));
    server.use(
      http.put(`${services}/v3/profiles/me`, () =>
        HttpResponse.json(buildPlatformProfile({ nameOnPlatform: 'Marlo2' })),
      ),
    );
    show();
    await userEvent.type(nameField(), '2 ');
    await waitFor(() => expect(checked).toEqual([{ nameOnPlatform: 'Marlo2' }]));
    await userEvent.click(save());
    expect(await screen.findByText('Your name is now Marlo2.')).toBeVisible();
  });

  it('may be taken since its check: then the suggestions show, and nothing has changed', async () => {
    answer(() => HttpResponse.json({ validationReports: [] }));
    server.use(http.put(`${services}/v3/profiles/me`, rejected(400, 1013)));
    const { store } = show();
    await userEvent.type(nameField(), '2');
    expect(await screen.findByText('Marlo2 is available.')).toBeVisible();
    answer(() => HttpResponse.json({ validationReports: [taken] }));
    await userEvent.click(save());
    expect(await screen.findByRole('button', { name: 'Use Vega_Star' })).toBeVisible();
    expect(screen.queryByText(/Yours hasn’t changed/)).not.toBeInTheDocument();
    expect(store.getState().account.userInfo?.nameOnPlatform).toBe('Marlo');
  });
});

describe('linked accounts', () => {
  it('are added by a code, which leaves the field', async () => {
    const xbox = buildLinkedProfile({ profileId: 'xbl-1', platformType: 'xbl', nameOnPlatform: 'Marlo X' });
    server.use(http.post(`${services}/v3/users/:id/profiles`, () => HttpResponse.json({ profiles: [steam, xbox] })));
    show();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Link code' }), 'xbl t=1{Enter}');
    expect(await screen.findByRole('button', { name: 'Unlink Xbox, Marlo X' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Link code' })).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Unlink Steam, marlo_s' })).toBeVisible();
  });

  it('are asked about at a double press', async () => {
    show();
    (await screen.findByRole('button', { name: 'Unlink Steam, marlo_s' })).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(screen.getByRole('button', { name: 'Keep linked' })).toHaveFocus();
  });

  it('stay linked at an Escape', async () => {
    show();
    const unlink = () => screen.findByRole('button', { name: 'Unlink Steam, marlo_s' });
    await userEvent.click(await unlink());
    await userEvent.keyboard('{Escape}');
    expect(await unlink()).toHaveFocus();
  });

  it('stay where unlinking fails', async () => {
    server.use(http.delete(`${services}/v3/users/:id/profiles/steam-1`, rejected(500, 2000)));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Unlink Steam, marlo_s' }));
    await answer('Unlink');
    await waitFor(() => expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent(/couldn’t unlink/));
    expect(screen.getByText('Steam')).toBeVisible();
  });

  it.each([
    [200, 0],
    // The response to an earlier press was lost.
    [404, 1003],
  ])('are unlinked after a confirmation (%i)', async (status, errorCode) => {
    server.use(
      http.delete(`${services}/v3/users/:id/profiles/steam-1`, () =>
        status === 200 ? HttpResponse.json({}) : rejected(status, errorCode)(),
      ),
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Unlink Steam, marlo_s' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Unlink this account\?/);
    const keep = screen.getByRole('button', { name: 'Keep linked' });
    expect(keep).toHaveFocus();
    expect(keep.nextElementSibling).toHaveTextContent('Unlink');
    await answer('Unlink');
    expect(await screen.findByText('No linked accounts yet')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Linked accounts' })).toHaveFocus();
  });

  describe('that wait after a password reset', () => {
    const xbox = buildLinkedProfile({ profileId: 'xbl-1', platformType: 'xbl', nameOnPlatform: 'Marlo X' });
    const waiting = { ...xbox, isConfirmed: false };
    const path = `${services}/v3/users/:id/profiles/xbl-1`;
    beforeEach(() =>
      server.use(
        http.get(`${services}/v3/profiles/me/external`, () => HttpResponse.json({ profiles: [steam, waiting] })),
      ),
    );
    const confirm = () => screen.findByRole('button', { name: 'Confirm Xbox, Marlo X' });
    const note = 'Since your password reset, this account can’t sign you in until you confirm it.';

    it('are confirmed by one press', async () => {
      server.use(http.put(path, () => HttpResponse.json({ profiles: [steam, xbox] })));
      show();
      await userEvent.click(await confirm());
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Linked accounts' })).toHaveFocus());
      expect(screen.queryByText(note)).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^Confirm/ })).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Unlink Xbox, Marlo X' })).toBeVisible();
    });

    it('are marked, can be unlinked, and still wait where the confirmation fails', async () => {
      server.use(http.put(path, rejected(500, 2000)));
      show();
      await userEvent.click(await confirm());
      expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t confirm the account. Try again.');
      expect(await confirm()).toHaveFocus();
      expect(screen.getAllByText(note)).toHaveLength(1);
      expect(screen.getByRole('button', { name: 'Unlink Xbox, Marlo X' })).toBeVisible();
    });
  });

  it.each([
    [400, 1, 'This code isn’t valid'],
    [409, 2023, 'linked to another player'],
    [409, 2024, 'linked an account from this platform'],
    [500, 2000, 'Nothing has changed'],
  ])('show why a code is rejected: %d, %d', async (status, code, text) => {
    server.use(http.post(`${services}/v3/users/:id/profiles`, rejected(status, code)));
    show();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Link code' }), 'psn t=1{Enter}');
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Link code' })).toBeInvalid();
  });
});

describe('signing out everywhere', () => {
  const path = `${services}/v3/users/me/sessions`;
  const signOut = () => screen.getByRole('button', { name: 'Sign out everywhere' });

  it('needs a second press, and signs out here too', async () => {
    server.use(http.delete(path, () => HttpResponse.json({})));
    const { store, otherTabs, navigations } = show({}, 'security');
    await userEvent.click(signOut());
    expect(screen.getByText('Sign out everywhere? You’ll need to sign in again on each device.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
    expect(store.getState().auth.ticket).not.toBeNull();
    await answer('Sign out everywhere');
    await waitFor(() => expect(navigations).toEqual([{ routeName: 'index' }]));
    expect(store.getState().auth.ticket).toBeNull();
    expect(otherTabs.announced).toEqual(['signedOut']);
    expect(store.getState().toasts.shown).toMatchObject([{ about: 'signedOutEverywhere' }]);
  });

  it.each([
    ['of the mouse', () => userEvent.dblClick(screen.getByRole('button', { name: 'Sign out everywhere' }))],
    ['of a key', () => userEvent.keyboard('{Enter}{Enter}')],
  ])('asks at a double press %s', async (_, press) => {
    show({}, 'security');
    signOut().focus();
    await press();
    expect(screen.getByText(/^Sign out everywhere\?/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
  });

  it('fails where the session has ended meanwhile: what else is open is unknown', async () => {
    server.use(http.delete(path, rejected(401, 3)));
    const { store, signOn, navigations } = show({}, 'security');
    signOn.ticketOutcome = noSession();
    await userEvent.click(signOut());
    await answer('Sign out everywhere');
    await waitFor(() => expect(store.getState().auth.hasSessionEnded).toBe(true));
    expect(store.getState().auth.ticket).toBeNull();
    expect(navigations).toEqual([]);
  });

  it('whose response is lost claims nothing, and was carried out where the session has ended at the next try', async () => {
    server.use(http.delete(path, () => HttpResponse.error()));
    const { store, signOn, navigations } = show({}, 'security');
    await userEvent.click(signOut());
    await answer('Sign out everywhere');
    expect(await screen.findByText('We don’t know yet if that went through')).toBeVisible();
    await answer('Stay signed in');
    expect(screen.getByText('We don’t know yet if that went through')).toBeVisible();

    server.use(http.delete(path, rejected(401, 3)));
    signOn.ticketOutcome = noSession();
    await answer('Sign out everywhere');
    await answer('Sign out everywhere');
    await waitFor(() => expect(navigations).toEqual([{ routeName: 'index' }]));
    expect(store.getState().toasts.shown).toMatchObject([{ about: 'signedOutEverywhere' }]);
  });

  it.each([
    ['its button', () => answer('Stay signed in')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('is taken back before the second press by %s', async (_, keep) => {
    show({}, 'security');
    await userEvent.click(signOut());
    await keep();
    expect(signOut()).toHaveFocus();
    expect(screen.queryByText(/^Sign out everywhere\?/)).not.toBeInTheDocument();
  });

  it('shows an error when it fails, and can be tried again; the player stays signed in', async () => {
    server.use(http.delete(path, rejected(500, 2000)));
    const { store, navigations } = show({}, 'security');
    await userEvent.click(signOut());
    await answer('Sign out everywhere');
    expect(await screen.findByText(/You’re still signed in\. Try again\.$/)).toBeVisible();
    expect([store.getState().auth.ticket, navigations]).toEqual(['a-ticket', []]);

    await answer('Stay signed in');
    await answer('Sign out everywhere');
    expect(screen.queryByText(/You’re still signed in/)).not.toBeInTheDocument();
    server.use(http.delete(path, () => HttpResponse.json({})));
    await answer('Sign out everywhere');
    await waitFor(() => expect(navigations).toEqual([{ routeName: 'index' }]));
  });
});

it('an email choice that cannot be saved is reverted, with an error', async () => {
  server.use(http.put(`${services}/v3/users/:id/communications`, rejected(500, 2000)));
  show({ communicationOptIn: true }, 'notices');
  const news = screen.getByRole('switch', { name: /^News from/ });
  expect(news).toBeChecked();
  await userEvent.click(news);
  expect(await screen.findByText(/^We couldn’t save your choices/)).toBeVisible();
  expect(news).toBeChecked();
});

it('an email choice whose response is lost claims nothing', async () => {
  server.use(http.put(`${services}/v3/users/:id/communications`, () => HttpResponse.error()));
  show({ communicationOptIn: true }, 'notices');
  await userEvent.click(screen.getByRole('switch', { name: /^News from/ }));
  expect(await screen.findByText('We don’t know yet if that went through')).toBeVisible();
});

it('the name cannot be changed again before the date that is told', () => {
  show({ nextRenameDate: '2026-12-22T10:00:00.000Z' });
  expect(nameField()).toHaveAccessibleDescription('You can change your name again starting December 22, 2026.');
  expect(nameField()).toHaveAttribute('readonly');
  expect(save()).toHaveAttribute('aria-disabled', 'true');
});

it('a player who may change the name is told how often', () => {
  show();
  expect(screen.getByText('You can change your name once every 30 days.')).toBeVisible();
});

describe('policies that have changed', () => {
  beforeEach(() =>
    server.use(
      http.get(`${services}/v3/policies/US`, () =>
        HttpResponse.json({
          termOfUseContent: 'Play fair.\n\nBe kind.',
          legalOptinsKey: 'key',
          ageRequired: 13,
          adultAccount: { ageRequired: 18 },
        }),
      ),
      http.get(`${services}/ws/v2/reacceptancetext/US`, () =>
        HttpResponse.json({ content: 'Read them.', legalOptinsKey: 'key' }),
      ),
    ),
  );

  it('are shown and accepted', async () => {
    server.use(http.put(`${services}/v3/users/:id/policies`, () => HttpResponse.json({})));
    show({ hasAcceptedLegalOptins: false });
    expect(await screen.findByText('Read them.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Terms of use' }));
    expect(screen.getByText('Be kind.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Accept the policies' }));
    expect(await screen.findByText('Thank you for accepting the policies.')).toBeVisible();
  });

  it('stay when accepting fails', async () => {
    server.use(http.put(`${services}/v3/users/:id/policies`, rejected(500, 2000)));
    show({ hasAcceptedLegalOptins: false });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the policies' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t save your answer');
    expect(screen.getByRole('button', { name: 'Accept the policies' })).toBeVisible();
  });

  it('that changed again meanwhile are fetched again, and accepted by their own key', async () => {
    const accepted: unknown[] = [];
    const answer = (response: () => Response) =>
      server.use(
        http.put(`${services}/v3/users/:id/policies`, async ({ request }) => {
          accepted.push(await request.json());
          return response();
        }),
      );
    answer(rejected(400, 1));
    show({ hasAcceptedLegalOptins: false });
    const accept = await screen.findByRole('button', { name: 'Accept the policies' });
    server.use(
      http.get(`${services}/v3/policies/US`, () =>
        HttpResponse.json({
          termOfUseContent: 'Play fairer.',
          legalOptinsKey: 'key-2',
          ageRequired: 13,
          adultAccount: { ageRequired: 18 },
        }),
      ),
    );
    await userEvent.click(accept);
    expect(await screen.findByRole('alert')).toHaveTextContent('The policies changed while you were reading');
    await userEvent.click(screen.getByRole('button', { name: 'Terms of use' }));
    expect(await screen.findByText('Play fairer.')).toBeVisible();

    answer(() => HttpResponse.json({}));
    await userEvent.click(accept);
    expect(await screen.findByText('Thank you for accepting the policies.')).toBeVisible();
    expect(accepted).toEqual([{ legalOptinsKey: 'key' }, { legalOptinsKey: 'key-2' }]);
  });

  it('are not shown once accepted', () => {
    show();
    expect(screen.queryByRole('heading', { name: 'Our policies have changed' })).not.toBeInTheDocument();
  });
});

it('shows an error with a retry button when the account fails to load', () => {
  const { store } = renderInShell(<ProfileContent />);
  act(() => void store.dispatch(userInfoFailed(toFailure(new Error('Broken')))));
  expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' })).toBeVisible();
});

describe('the devices', () => {
  const devices = [
    {
      deviceId: 'here',
      name: 'Firefox, Linux',
      lastUseDate: '2024-03-04T11:00:00Z',
      countryCode: 'CA',
      isCurrent: true,
    },
    { deviceId: 'there', name: null, lastUseDate: '2024-03-03T11:00:00Z', countryCode: 'FR', isCurrent: false },
    {
      deviceId: 'elsewhere',
      name: 'Chrome, Windows',
      lastUseDate: '2024-03-02T11:00:00Z',
      countryCode: 'US',
      isCurrent: false,
    },
  ];
  const listed = () => server.use(http.get(`${services}/v3/users/me/devices`, () => HttpResponse.json({ devices })));
  const signOut = () => screen.findByRole('button', { name: /^Sign out: Unknown device/ });
  const isAnswered = (status: number, errorCode = 0) =>
    server.use(
      http.delete(`${services}/v3/users/me/devices/there`, () =>
        status === 200 ? HttpResponse.json({}) : rejected(status, errorCode)(),
      ),
    );

  it.each([
    [200, 0],
    // The device has signed out by itself meanwhile.
    [404, 1003],
  ])('are listed, and signed out but for this one (%i)', async (status, errorCode) => {
    listed();
    isAnswered(status, errorCode);
    show({}, 'security');
    expect(await screen.findByText(/^Last used Mar 3, 2024, .+ · France$/)).toBeInTheDocument();
    await userEvent.click(await signOut());
    await waitFor(() => expect(screen.queryByText('Unknown device')).not.toBeInTheDocument());
    expect(screen.getByText('Firefox, Linux')).toBeInTheDocument();
    expect(screen.getByText('This device · Canada')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Sign out: / })).toHaveLength(1);
    expect(await screen.findByText('Device signed out: Unknown device')).toBeInTheDocument();
  });

  it('a double press signs out of one of them', async () => {
    listed();
    const signedOut = jest.fn(() => HttpResponse.json({}));
    server.use(http.delete(`${services}/v3/users/me/devices/there`, signedOut));
    server.use(http.delete(`${services}/v3/users/me/devices/elsewhere`, signedOut));
    show({}, 'security');
    const place = { clientX: 40, clientY: 80, detail: 1 };
    fireEvent.click(await signOut(), place);
    await waitFor(() => expect(screen.queryByText('Unknown device')).not.toBeInTheDocument());
    fireEvent.click(screen.getByRole('button', { name: /^Sign out: Chrome, Windows/ }), place);
    expect(screen.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
    expect(signedOut).toHaveBeenCalledTimes(1);
  });

  it('stay where signing out fails', async () => {
    listed();
    isAnswered(500, 2000);
    show({}, 'security');
    await userEvent.click(await signOut());
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t sign that device out. Try again.');
    expect(await signOut()).toBeInTheDocument();
  });

  it('are loaded again after an error', async () => {
    listed();
    server.use(http.get(`${services}/v3/users/me/devices`, rejected(500, 2000), { once: true }));
    show({}, 'security');
    expect(await screen.findByText('We couldn’t load your devices. Try again.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Firefox, Linux')).toBeInTheDocument();
  });
});

describe('the password', () => {
  const passwordUrl = `${services}/v3/users/me/password`;
  const current = () => screen.getByLabelText('Current password');
  const wanted = () => screen.getByLabelText('New password');
  const change = async () => {
    await userEvent.type(current(), 'Under3Stars');
    await userEvent.type(wanted(), 'Another5Star');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  };

  it('is changed, leaves the fields, and is in no action and no state', async () => {
    const heard: unknown[] = [];
    server.use(
      http.put(passwordUrl, async ({ request }) => {
        heard.push(await request.json());
        return HttpResponse.json({});
      }),
    );
    const { store } = show({}, 'security');
    const dispatched = jest.spyOn(store, 'dispatch');
    await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
    await change();
    expect(await screen.findByText('Your password has changed.')).toBeInTheDocument();
    expect(heard).toEqual([{ password: 'Under3Stars', newPassword: 'Another5Star' }]);
    for (const field of [current(), wanted()]) {
      expect(field).toHaveValue('');
      expect(field).toHaveAttribute('aria-invalid', 'false');
    }
    expect(JSON.stringify([store.getState(), dispatched.mock.calls])).not.toMatch(/Under3Stars|Another5Star/);
  });

  it.each([
    [403, 2041, 'That isn’t your current password.'],
    [400, 1, /^This password can’t be used/],
    [429, 1100, 'Too many attempts. Try again in a few minutes.'],
    [500, 2000, 'We couldn’t change your password. Try again.'],
  ])('stays the same where the services answer %i code %i', async (status, errorCode, text) => {
    server.use(http.put(passwordUrl, rejected(status, errorCode)));
    show({}, 'security');
    await change();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(current()).toHaveValue('Under3Stars');
    await userEvent.type(current(), '!');
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('that is the present one is named as such', async () => {
    server.use(http.put(passwordUrl, rejected(400, 1)));
    show({}, 'security');
    await userEvent.type(current(), 'Gr\u00FCn3Sterne');
    await userEvent.type(wanted(), 'Gru\u0308n3Sterne');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('That’s your current password. Choose another.')).toBeInTheDocument();
  });

  it('needs both fields', async () => {
    show({}, 'security');
    await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
    expect(current()).toHaveFocus();
    for (const field of [current(), wanted()]) expect(field).toHaveAccessibleDescription(/^Fill in this field\./);
    await userEvent.type(current(), 'x{Enter}');
    expect(current()).toBeValid();
    expect(wanted()).toHaveFocus();
  });
});
