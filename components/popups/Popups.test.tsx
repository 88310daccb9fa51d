import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { toFailure } from '../../services/http/errors';
import { loginFailed, loginSucceeded } from '../../store/auth/slice';
import { loginModalDismissed, loginModalToggled } from '../../store/interface/slice';
import { profileLoaded } from '../../store/profile/slice';
import { routeChangeCompleted } from '../../store/router/slice';
import { buildLoginReport, buildUserProfile } from '../../store/support/testing/builders';
import { noSession } from '../../store/support/testing/fakeSignOn';
import { buildRouter, renderInShell } from '../shell/testing/renderInShell';
import { Popups } from './Popups';

/** Whoever opens an address; nobody answers what the overlays then ask for. */
function open(page: string, url: string) {
  const unanswered = () => new Promise<Response>(() => undefined);
  const replaced: unknown[] = [];
  const back = jest.fn();
  const router: NextRouter = {
    ...buildRouter({ pathname: page, asPath: url }),
    back,
    replace: (address) => {
      replaced.push(address);
      return Promise.resolve(true);
    },
  };
  const popups = (
    <RouterContext value={router}>
      <Popups />
    </RouterContext>
  );
  const made = renderInShell(popups, {}, { dependencies: { fetch: unanswered } });
  act(() => void made.store.dispatch(routeChangeCompleted({ page: page.slice(1), params: {}, url })));
  return { ...made, replaced, back };
}
type Made = ReturnType<typeof open>;

const isVisitor = ({ store }: Made) => act(() => void store.dispatch(loginFailed(toFailure(noSession()))));
const isPlayer = ({ store }: Made) =>
  act(() => {
    store.dispatch(loginSucceeded(buildLoginReport()));
    store.dispatch(profileLoaded(buildUserProfile()));
  });

/** An entry of the history, by the router's name for it. */
const goTo = ({ store }: Made, url: string, key: string) => {
  window.history.replaceState({ key }, '', url);
  act(() => void store.dispatch(routeChangeCompleted({ page: 'rewards', params: {}, url })));
};

describe('an address with _popup', () => {
  it('opens the FAQ over any page, for everybody, and closes when the address no longer says so', async () => {
    const made = open('/rewards', '/rewards?_popup=faq');
    expect(await screen.findByRole('dialog', { name: 'Questions and answers' })).toBeVisible();
    act(() => void made.store.dispatch(routeChangeCompleted({ page: 'rewards', params: {}, url: '/rewards' })));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('takes it out of the address by its Close button', async () => {
    window.history.replaceState(null, '', '/rewards?_popup=faq&nav=0');
    const made = open('/rewards', '/rewards?_popup=faq&nav=0');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(made.replaced).toEqual(['/rewards?nav=0']);
    window.history.replaceState(null, '', '/');
  });

  it('is a step of the history where it was opened over the page, which closing it takes back', async () => {
    const made = open('/rewards', '/rewards');
    goTo(made, '/rewards', 'below');
    goTo(made, '/rewards?_popup=faq', 'overlay');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(made.back).toHaveBeenCalledTimes(1);
    expect(made.replaced).toEqual([]);
    window.history.replaceState(null, '', '/');
  });

  it('that the reader comes back to from the page above it is only taken out of the address', async () => {
    window.history.replaceState({ key: 'overlay' }, '', '/rewards?_popup=faq');
    const made = open('/rewards', '/rewards?_popup=faq');
    goTo(made, '/rewards', 'above');
    goTo(made, '/rewards?_popup=faq', 'overlay');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(made.back).not.toHaveBeenCalled();
    expect(made.replaced).toEqual(['/rewards']);
    window.history.replaceState(null, '', '/');
  });

  it.each(['/rewards?_popup=fax', '/rewards?_popup=', '/rewards?_popup=faq&_popup=avatar', '/rewards?popup=faq'])(
    'opens nothing for %s',
    (url) => {
      const made = open('/rewards', url);
      isPlayer(made);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(made.store.getState().interface.showLoginModal).toBe(false);
    },
  );

  it.each([
    ['avatar', 'Choose your avatar'],
    ['profile', 'Your profile'],
  ])('shows %s to a visitor after the login', async (name, title) => {
    const made = open('/rewards', `/rewards?_popup=${name}`);
    expect(made.store.getState().interface.showLoginModal).toBe(false);

    isVisitor(made);
    expect(made.store.getState().interface).toMatchObject({ showLoginModal: true, redirectAfterLogin: false });
    isPlayer(made);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => void made.store.dispatch(loginModalToggled({ showLoginModal: false })));

    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  });

  it('leaves the login to the pages for players', () => {
    const made = open('/games', '/games?_popup=profile');
    isVisitor(made);
    expect(made.store.getState().interface.showLoginModal).toBe(false);
  });

  it('is rid of its overlay by who closes the login', async () => {
    window.history.replaceState(null, '', '/rewards?nav=0&_popup=profile#shelf');
    const made = open('/rewards', '/rewards?nav=0&_popup=profile#shelf');
    isVisitor(made);
    expect(made.replaced).toEqual([]);
    act(() => void made.store.dispatch(loginModalDismissed()));
    await waitFor(() => expect(made.replaced).toEqual(['/rewards?nav=0#shelf']));
    window.history.replaceState(null, '', '/');
  });
});

describe('the FAQ', () => {
  it('is searched, and opens the only answer that is left', async () => {
    open('/rewards', '/rewards?_popup=faq');
    const search = await screen.findByRole('searchbox', { name: 'Search the answers' });
    await userEvent.type(search, '50 cad');
    const question = screen.getByRole('button', { name: 'Is the discount the same in Canada?' });
    expect(question).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('1 question found')).toBeInTheDocument();

    await userEvent.clear(search);
    await userEvent.type(search, 'zebra');
    expect(screen.getByRole('heading', { name: 'No answer has these words' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all questions' }));
    expect(screen.getByRole('heading', { name: 'Account and privacy' })).toBeVisible();
  });

  it('answers with links that lead on', async () => {
    open('/rewards', '/rewards?_popup=faq');
    await userEvent.click(await screen.findByRole('button', { name: 'When do my Units expire?' }));
    expect(screen.getByRole('link', { name: 'Your Units page' })).toHaveAttribute('href', '/units');
  });
});
