import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { User } from '../../services/account/users';
import { toFailure } from '../../services/http/errors';
import { userInfoFailed, userInfoLoaded } from '../../store/account/slice';
import { loginSucceeded } from '../../store/auth/slice';
import { profileLoaded } from '../../store/profile/slice';
import {
  buildLinkedProfile,
  buildLoginReport,
  buildPlatformProfile,
  buildUser,
  buildUserProfile,
} from '../../store/support/testing/builders';
import { testServicesUrl as services } from '../../store/support/testing/createTestStore';
import { renderInShell } from '../shell/testing/renderInShell';
import { ProfileContent } from './ProfileContent';

const steam = buildLinkedProfile();
const rejected = (status: number, errorCode: number) => () =>
  HttpResponse.json({ message: 'No', errorCode }, { status });
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  server.use(
    http.get(`${services}/v3/profiles/me/external`, () => HttpResponse.json({ profiles: [steam] })),
    http.get(`${services}/v1/profiles/me/club/autobank`, () =>
      HttpResponse.json({ autoBank: false, isOffered: false }),
    ),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function show(overrides: Partial<User> = {}) {
  const made = renderInShell(<ProfileContent />);
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
const nameField = () => screen.getByRole('textbox', { name: 'Name other players see' });
const save = () => screen.getByRole('button', { name: 'Save name' });

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
    expect(nameField()).toHaveAccessibleDescription('Taken.');
    expect(save()).toHaveAttribute('aria-disabled', 'true');

    check([]);
    await userEvent.click(use);
    expect(await screen.findByText('Vega_Star is free.')).toBeVisible();
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

describe('linked accounts', () => {
  it('are unlinked after a confirmation', async () => {
    server.use(http.delete(`${services}/v3/users/:id/profiles/steam-1`, () => HttpResponse.json({})));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Unlink Steam, marlo_s' }));
    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Unlink' }));
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
    const { store, otherTabs, navigations } = show();
    await userEvent.click(signOut());
    expect(screen.getByText('Sign out everywhere? You’ll need to sign in again on each device.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
    expect(store.getState().auth.ticket).not.toBeNull();
    await userEvent.click(signOut());
    await waitFor(() => expect(navigations).toEqual([{ routeName: 'index' }]));
    expect(store.getState().auth.ticket).toBeNull();
    expect(otherTabs.announced).toEqual(['signedOut']);
  });

  it('is taken back before the second press', async () => {
    show();
    await userEvent.click(signOut());
    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(signOut()).toHaveFocus();
    expect(screen.queryByText(/^Sign out everywhere\?/)).not.toBeInTheDocument();
  });

  it('shows an error when it fails, and can be tried again; the player stays signed in', async () => {
    server.use(http.delete(path, rejected(500, 2000)));
    const { store, navigations } = show();
    await userEvent.click(signOut());
    await userEvent.click(signOut());
    expect(await screen.findByRole('alert')).toHaveTextContent('You’re still signed in. Try again.');
    expect([store.getState().auth.ticket, navigations]).toEqual(['a-ticket', []]);

    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await userEvent.click(signOut());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    server.use(http.delete(path, () => HttpResponse.json({})));
    await userEvent.click(signOut());
    await waitFor(() => expect(navigations).toEqual([{ routeName: 'index' }]));
  });
});

it('an e-mail choice that cannot be saved is reverted, with an error', async () => {
  server.use(http.put(`${services}/v3/users/:id/communications`, rejected(500, 2000)));
  show({ communicationOptIn: true });
  const news = screen.getByRole('switch', { name: /^News from/ });
  expect(news).toBeChecked();
  await userEvent.click(news);
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t save your choices');
  expect(news).toBeChecked();
});

it('the name cannot be changed again before the date that is told', () => {
  show({ nextRenameDate: '2026-12-22T10:00:00.000Z' });
  expect(screen.getByText('You can change your name again on December 22, 2026.')).toBeVisible();
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

  it('are not shown once accepted', () => {
    show();
    expect(screen.queryByRole('heading', { name: 'Our policies have changed' })).not.toBeInTheDocument();
  });
});

it('shows an error with a retry button when the account fails to load', () => {
  const { store } = renderInShell(<ProfileContent />);
  act(() => void store.dispatch(userInfoFailed(toFailure(new Error('Broken')))));
  expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' })).toBeVisible();
});
