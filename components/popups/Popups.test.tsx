import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NextRouter } from 'next/router';
import { toFailure } from '../../services/http/errors';
import { loginFailed, loginSucceeded } from '../../store/session/events';
import { loginModalDismissed, loginModalToggled } from '../../store/interface/slice';
import { profileLoaded } from '../../store/profile/slice';
import { routeChangeCompleted } from '../../store/router/slice';
import { buildLoginReport, buildUserProfile } from '../../store/support/testing/builders';
import { noSession } from '../../store/support/testing/fakeSignOn';
import { renderInShell, TestRouter } from '../shell/testing/renderInShell';
import { PopupLink } from './PopupLink';
import { Popups } from './Popups';

/** Opens an address; requests of the overlays stay pending. */
function open(page: string, url: string) {
  const pendingFetch = () => new Promise<Response>(() => undefined);
  const replaced: unknown[] = [];
  const back = jest.fn();
  const push: NextRouter['push'] = (address) => {
    goTo(view, typeof address === 'string' ? address : (address.href ?? ''), 'opened');
    return Promise.resolve(true);
  };
  const replace: NextRouter['replace'] = (address) => {
    replaced.push(address);
    return Promise.resolve(true);
  };
  const popups = (
    <TestRouter place={{ pathname: page, asPath: url }} back={back} push={push} replace={replace}>
      <PopupLink popup="faq">Questions</PopupLink>
      <Popups />
    </TestRouter>
  );
  const view = renderInShell(popups, {}, { dependencies: { fetch: pendingFetch } });
  act(() => void view.store.dispatch(routeChangeCompleted({ page: page.slice(1), params: {}, url })));
  return { ...view, replaced, back };
}
type View = ReturnType<typeof open>;

const isVisitor = ({ store }: View) => act(() => void store.dispatch(loginFailed(toFailure(noSession()))));
const isPlayer = ({ store }: View) =>
  act(() => {
    store.dispatch(loginSucceeded(buildLoginReport()));
    store.dispatch(profileLoaded(buildUserProfile()));
  });

/** Goes to a history entry with the router's key. */
const goTo = ({ store }: Pick<View, 'store'>, url: string, key: string) => {
  window.history.replaceState({ key }, '', url);
  act(() => void store.dispatch(routeChangeCompleted({ page: 'rewards', params: {}, url })));
};

describe('an address with _popup', () => {
  it('opens the FAQ over any page, also for visitors, and closes when it leaves the address', async () => {
    const view = open('/rewards', '/rewards?_popup=faq');
    expect(await screen.findByRole('dialog', { name: 'Questions and answers' })).toBeVisible();
    act(() => void view.store.dispatch(routeChangeCompleted({ page: 'rewards', params: {}, url: '/rewards' })));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is removed from the address by the Close button', async () => {
    window.history.replaceState(null, '', '/rewards?_popup=faq&nav=0');
    const view = open('/rewards', '/rewards?_popup=faq&nav=0');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(view.replaced).toEqual(['/rewards?nav=0']);
    window.history.replaceState(null, '', '/');
  });

  it('goes back in the history on close when it was opened from the page', async () => {
    window.history.replaceState({ key: 'below' }, '', '/rewards');
    const view = open('/rewards', '/rewards');
    await userEvent.click(screen.getByRole('link', { name: 'Questions' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(view.back).toHaveBeenCalledTimes(1);
    expect(view.replaced).toEqual([]);
    window.history.replaceState(null, '', '/');
  });

  it('is only removed from the address on close when it was reached by Back', async () => {
    window.history.replaceState({ key: 'overlay' }, '', '/rewards?_popup=faq');
    const view = open('/rewards', '/rewards?_popup=faq');
    goTo(view, '/rewards', 'above');
    goTo(view, '/rewards?_popup=faq', 'overlay');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(view.back).not.toHaveBeenCalled();
    expect(view.replaced).toEqual(['/rewards']);
    window.history.replaceState(null, '', '/');
  });

  it('shows the avatar gallery to a visitor, except while the login is open', async () => {
    const view = open('/rewards', '/rewards?_popup=avatar');
    isVisitor(view);
    expect(await screen.findByRole('dialog', { name: 'Choose your avatar' })).toBeVisible();
    act(() => void view.store.dispatch(loginModalToggled({ showLoginModal: true })));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    isPlayer(view);
    act(() => void view.store.dispatch(loginModalToggled({ showLoginModal: false })));
    expect(await screen.findByRole('dialog', { name: 'Choose your avatar' })).toBeVisible();
  });

  it.each(['/rewards?_popup=fax', '/rewards?_popup=', '/rewards?_popup=faq&_popup=avatar', '/rewards?popup=faq'])(
    'opens nothing for %s',
    (url) => {
      const view = open('/rewards', url);
      isPlayer(view);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(view.store.getState().interface.showLoginModal).toBe(false);
    },
  );

  it.each([
    ['badges', 'Badge showcase'],
    ['profile', 'Your profile'],
    ['profile.security', 'Your profile'],
  ])('shows %s to a visitor after the login', async (name, title) => {
    const view = open('/rewards', `/rewards?_popup=${name}`);
    expect(view.store.getState().interface.showLoginModal).toBe(false);

    isVisitor(view);
    expect(view.store.getState().interface).toMatchObject({ showLoginModal: true, redirectAfterLogin: false });
    isPlayer(view);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => void view.store.dispatch(loginModalToggled({ showLoginModal: false })));

    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  });

  it('leaves the login to the pages for players', () => {
    const view = open('/games', '/games?_popup=profile');
    isVisitor(view);
    expect(view.store.getState().interface.showLoginModal).toBe(false);
  });

  it('leaves it to them, too, when Back has reached their address before the store knows the page', () => {
    const view = open('/games', '/games?_popup=profile');
    act(
      () => void view.store.dispatch(routeChangeCompleted({ page: 'index', params: {}, url: '/games?_popup=profile' })),
    );
    isVisitor(view);
    expect(view.store.getState().interface.showLoginModal).toBe(false);
  });

  it('loses its overlay when the login is closed', async () => {
    window.history.replaceState(null, '', '/rewards?nav=0&_popup=profile#rewards');
    const view = open('/rewards', '/rewards?nav=0&_popup=profile#rewards');
    isVisitor(view);
    expect(view.replaced).toEqual([]);
    act(() => void view.store.dispatch(loginModalDismissed()));
    await waitFor(() => expect(view.replaced).toEqual(['/rewards?nav=0#rewards']));
    window.history.replaceState(null, '', '/');
  });
});

describe('the FAQ', () => {
  it('can be searched, and opens a single remaining answer', async () => {
    open('/rewards', '/rewards?_popup=faq');
    const search = await screen.findByRole('searchbox', { name: 'Search the answers' });
    await userEvent.type(search, '50 cad');
    const question = screen.getByRole('button', { name: 'Is the discount the same in Canada?' });
    expect(question).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByText('1 question found')).toBeInTheDocument();

    await userEvent.clear(search);
    await userEvent.type(search, 'zebra');
    expect(screen.getByRole('heading', { name: 'No answers match your search' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all questions' }));
    expect(screen.getByRole('heading', { name: 'Account and privacy' })).toBeVisible();
  });

  it('empties the search at the first Escape, and closes at the next', async () => {
    window.history.replaceState(null, '', '/rewards?_popup=faq');
    const view = open('/rewards', '/rewards?_popup=faq');
    const search = await screen.findByRole('searchbox', { name: 'Search the answers' });
    await userEvent.type(search, 'canada{Escape}');
    expect(search).toHaveValue('');
    expect(view.replaced).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(view.replaced).toEqual(['/rewards']);
    window.history.replaceState(null, '', '/');
  });

  it('has links in its answers', async () => {
    open('/rewards', '/rewards?_popup=faq');
    await userEvent.click(await screen.findByRole('button', { name: 'When do my Units expire?' }));
    expect(screen.getByRole('link', { name: 'Your Units page' })).toHaveAttribute('href', '/units');
  });
});
