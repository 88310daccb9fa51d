import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { logoutStarted } from '../../session/events';
import { profileLoaded } from '../slice';
import type { PlayerState } from '../../rootReducer';
import { buildUserProfile } from '../../support/testing/builders';
import { testServicesUrl } from '../../support/testing/createTestStore';
import { runTask } from '../../support/useTask';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { firstView, otherThan, pagesOf } from './rules';
import { avatarGallery, drawAvatar } from './tasks';

const requests: Record<string, string>[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  requests.length = 0;
  answer(() => HttpResponse.json({ total: 50, limit: 18, offset: 0, avatars: [owl, fox] }));
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const buildAvatar = (name: string) => ({
  avatarGalleryId: name,
  name,
  imageUrl: `http://pictures.test/${name}.svg`,
  game: null,
});
const [owl, fox] = [buildAvatar('owl'), buildAvatar('fox')];

function answer(respond: () => Response) {
  server.use(
    http.get(`${testServicesUrl}/v2/avatar/gallery/`, ({ request }) => {
      requests.push(Object.fromEntries(new URL(request.url).searchParams));
      return respond();
    }),
  );
}
const isLoaded = (state: PlayerState) => state.avatarGallery.status === 'loaded';
const hasFailed = (state: PlayerState) => state.avatarGallery.status === 'failed';
const typed = (game: string) => avatarGallery.requested({ page: 0, game, isTyping: true });
const reject = () => HttpResponse.json({ message: 'Broken' }, { status: 400 });

it.each([
  [0, 1],
  [1, 1],
  [18, 1],
  [19, 2],
  [50, 3],
])('%d avatars fill %d pages', (total, pages) => {
  expect(pagesOf(total)).toBe(pages);
});

it.each([
  [[owl, fox], 'fox'],
  [[fox, owl], 'fox'],
  [[owl], undefined],
  [[], undefined],
])('of %j another than the owl is %s', (avatars, name) => {
  expect(otherThan(avatars, owl.imageUrl)?.name).toBe(name);
});

describe('the gallery', () => {
  it('comes a page at a time', async () => {
    const { store } = createSignedInStore();

    store.dispatch(avatarGallery.requested(firstView));
    await stateWhere(store, isLoaded);
    expect(requests).toEqual([{ locale: 'en-US', limit: '18', offset: '0' }]);

    store.dispatch(avatarGallery.requested({ page: 2, game: '' }));
    expect(store.getState().avatarGallery).toMatchObject({
      status: 'loading',
      request: { input: { page: 2 } },
      data: { total: 50 },
    });
    await stateWhere(store, isLoaded);
    expect(requests.at(-1)).toEqual({ locale: 'en-US', limit: '18', offset: '36' });
  });

  it('is searched by game after a pause in typing, from the first page on', async () => {
    const { store } = createSignedInStore();
    store.dispatch(avatarGallery.requested({ page: 2, game: '' }));
    await stateWhere(store, isLoaded);

    for (const game of ['w', 'wi', ' wild ']) store.dispatch(typed(game));
    expect(store.getState().avatarGallery).toMatchObject({
      status: 'loading',
      request: { input: { page: 0, game: ' wild ' } },
    });
    await stateWhere(store, isLoaded);

    expect(requests.slice(1)).toEqual([{ locale: 'en-US', limit: '18', offset: '0', game: 'wild' }]);
  });

  it('holds the failure, and is fetched again on request', async () => {
    answer(reject);
    const { store, reports } = createSignedInStore();
    store.dispatch(avatarGallery.requested(firstView));
    expect((await stateWhere(store, hasFailed)).avatarGallery.failure).toMatchObject({ status: 400 });

    answer(() => HttpResponse.json({ total: 1, limit: 18, offset: 0, avatars: [owl] }));
    store.dispatch(avatarGallery.requested(firstView));
    expect((await stateWhere(store, isLoaded)).avatarGallery).toMatchObject({
      data: { avatars: [owl] },
      failure: null,
    });
    expect(reports).toEqual([]);
  });

  it('is cleared with the player', () => {
    const { store } = createSignedInStore();
    const before = store.getState().avatarGallery;
    store.dispatch(typed('wild'));
    store.dispatch(logoutStarted());
    expect(store.getState().avatarGallery).toEqual(before);
  });
});

describe('an avatar at random', () => {
  it('is another than the player’s, of the games that are looked at, and is taken like a chosen one', async () => {
    server.use(
      http.post(`${testServicesUrl}/v2/avatar/gallery-avatar/`, () => HttpResponse.json({ profileId: 'p', ...fox })),
    );
    const { store } = createSignedInStore();
    store.dispatch(profileLoaded(buildUserProfile({ avatar: { initialAvatar: owl.imageUrl, src: owl.imageUrl } })));
    store.dispatch(typed('wild'));
    await stateWhere(store, isLoaded);

    await runTask(store, () => drawAvatar('wild'));
    await stateWhere(store, ({ profile }) => profile.avatar.initialAvatar === fox.imageUrl);

    expect(requests.at(-1)).toEqual({ locale: 'en-US', limit: '2', random: 'true', game: 'wild' });
  });

  it('that fails changes nothing and holds the failure', async () => {
    answer(reject);
    const { store } = createSignedInStore();
    store.dispatch(profileLoaded(buildUserProfile()));
    expect(await runTask(store, () => drawAvatar(''))).toMatchObject({ failure: { status: 400 } });
    expect(store.getState().profile.avatar).toEqual(buildUserProfile().avatar);
  });
});
