import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { contentOutdated } from '../../store/locale/slice';
import { loginSucceeded } from '../../store/session/events';
import { profileLoaded } from '../../store/profile/slice';
import { buildLoginReport, buildUserProfile } from '../../store/support/testing/builders';
import { testServicesUrl } from '../../store/support/testing/createTestStore';
import { renderInShell } from '../shell/testing/renderInShell';
import { AvatarContent } from './AvatarPopup';

const buildAvatar = (name: string) => ({
  avatarGalleryId: name.toLowerCase(),
  name,
  imageUrl: `http://pictures.test/${name.toLowerCase()}.svg`,
  game: { spaceId: 's', name: 'Wildermere' },
});
const [heron, owl, fox] = [buildAvatar('Heron'), buildAvatar('Owl'), buildAvatar('Fox')];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => gallery(() => ({ total: 20, avatars: [heron, owl, fox] })));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function gallery(page: (query: URLSearchParams) => { total: number; avatars: unknown[] }) {
  server.use(
    http.get(`${testServicesUrl}/v2/avatar/gallery/`, ({ request }) =>
      HttpResponse.json({ limit: 18, offset: 0, ...page(new URL(request.url).searchParams) }),
    ),
  );
}
const choosing = (response: () => Response) =>
  server.use(http.post(`${testServicesUrl}/v2/avatar/gallery-avatar/`, async () => (await delay(30), response())));

async function show() {
  const made = renderInShell(<AvatarContent />);
  act(() => {
    made.store.dispatch(loginSucceeded(buildLoginReport()));
    made.store.dispatch(profileLoaded(buildUserProfile()));
  });
  expect(await screen.findByRole('button', { name: 'Heron, Wildermere' })).toHaveAttribute('aria-pressed', 'true');
  return made;
}
const button = (name: string) => screen.getByRole('button', { name });

it('shows the chosen avatar immediately, and announces the change', async () => {
  choosing(() => HttpResponse.json({ profileId: 'p', ...owl }));
  const { store } = await show();
  await userEvent.click(button('Owl, Wildermere'));
  expect(button('Owl, Wildermere')).toHaveAttribute('aria-pressed', 'true');
  expect(store.getState().profile.avatar.src).toBe(owl.imageUrl);
  expect(await screen.findByText('Your avatar has changed.')).toBeInTheDocument();
});

it('restores the previous avatar when the services reject a change, with an error', async () => {
  choosing(() => HttpResponse.json({ message: 'No' }, { status: 500 }));
  await show();
  await userEvent.click(button('Owl, Wildermere'));
  expect(button('Heron, Wildermere')).toHaveAttribute('aria-pressed', 'false');
  expect(await screen.findByRole('alert')).toHaveTextContent('your previous avatar is back');
  expect(button('Heron, Wildermere')).toHaveAttribute('aria-pressed', 'true');
});

it('shows the gallery again after a change of language, which drops what was read in the other one', async () => {
  const { store } = await show();
  act(() => void store.dispatch(contentOutdated()));
  expect(screen.queryByRole('button', { name: 'Heron, Wildermere' })).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Heron, Wildermere' })).toBeVisible();
});

it('disables the pager’s buttons on the first and the last page', async () => {
  gallery((query) => ({ total: 20, avatars: query.get('offset') === '18' ? [fox] : [heron, owl] }));
  await show();
  const pager = within(screen.getByRole('navigation', { name: 'Pages of avatars' }));
  expect(pager.getByText('Page 1 of 2')).toBeVisible();
  expect(pager.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(pager.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('button', { name: 'Fox, Wildermere' })).toBeVisible();
  expect(pager.getByText('Page 2 of 2')).toBeVisible();
  expect(pager.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
});

it('searches by game; an unknown game shows a button for all avatars', async () => {
  gallery((query) => (query.get('game') === 'atlantis' ? { total: 0, avatars: [] } : { total: 1, avatars: [heron] }));
  await show();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by game' }), 'atlantis');
  expect(await screen.findByRole('heading', { name: 'No avatars match “atlantis”' })).toBeVisible();
  await userEvent.click(button('Show all avatars'));
  expect(await screen.findByRole('button', { name: 'Heron, Wildermere' })).toBeVisible();
});

it('shows an error when the gallery fails to load, and loads after a retry', async () => {
  await show();
  server.use(http.get(`${testServicesUrl}/v2/avatar/gallery/`, () => HttpResponse.json({}, { status: 400 })));
  await userEvent.click(button('Next'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your avatar hasn’t changed.');
  gallery(() => ({ total: 20, avatars: [owl] }));
  await userEvent.click(button('Try again'));
  expect(await screen.findByRole('button', { name: 'Owl, Wildermere' })).toBeVisible();
});

it('shows the gallery to a visitor, and asks for a sign-in to choose', async () => {
  const { store } = renderInShell(<AvatarContent />);
  await userEvent.click(await screen.findByRole('button', { name: 'Owl, Wildermere' }));
  expect(store.getState().interface).toMatchObject({ showLoginModal: true, redirectAfterLogin: false });
  expect(store.getState().profile.avatar.src).toBe('');
});

it('names an avatar once', async () => {
  // The tooltip measures its button.
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
  await show();
  act(() => button('Owl, Wildermere').focus());
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Owl, Wildermere');
  expect(button('Owl, Wildermere')).not.toHaveAccessibleDescription();
});
