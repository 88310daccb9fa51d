import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { logoutStarted } from '../../session/events';
import { profileLoaded } from '../slice';
import type { PlayerState } from '../../rootReducer';
import { buildUserProfile } from '../../support/testing/builders';
import { testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { otherThan, pagesOf } from './rules';
import { selectGalleryPages } from './selectors';
import { galleryPageTurned, galleryRequested, gallerySearched, randomAvatarRequested } from './slice';

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
const isLoaded = ({ avatarGallery }: PlayerState) => avatarGallery.status === 'loaded';
const hasFailed = ({ avatarGallery }: PlayerState) => avatarGallery.status === 'failed';
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

    store.dispatch(galleryRequested());
    await stateWhere(store, isLoaded);
    expect(requests).toEqual([{ locale: 'en-US', limit: '18', offset: '0' }]);
    expect(selectGalleryPages(store.getState())).toBe(3);

    store.dispatch(galleryPageTurned(2));
    expect(store.getState().avatarGallery).toMatchObject({ status: 'loading', page: 2, total: 50 });
    await stateWhere(store, isLoaded);
    expect(requests.at(-1)).toEqual({ locale: 'en-US', limit: '18', offset: '36' });
  });

  it('is searched by game after a pause in typing, from the first page on', async () => {
    const { store } = createSignedInStore();
    store.dispatch(galleryPageTurned(2));
    await stateWhere(store, isLoaded);

    for (const game of ['w', 'wi', ' wild ']) store.dispatch(gallerySearched(game));
    expect(store.getState().avatarGallery).toMatchObject({ status: 'loading', page: 0, game: ' wild ' });
    await stateWhere(store, isLoaded);

    expect(requests.slice(1)).toEqual([{ locale: 'en-US', limit: '18', offset: '0', game: 'wild' }]);
  });

  it('holds the failure, and is fetched again on request', async () => {
    answer(reject);
    const { store, reports } = createSignedInStore();
    store.dispatch(galleryRequested());
    expect((await stateWhere(store, hasFailed)).avatarGallery.failure).toMatchObject({ status: 400 });

    answer(() => HttpResponse.json({ total: 1, limit: 18, offset: 0, avatars: [owl] }));
    store.dispatch(galleryRequested());
    expect((await stateWhere(store, isLoaded)).avatarGallery).toMatchObject({ avatars: [owl], failure: null });
    expect(reports).toEqual([]);
  });

  it('is cleared with the player', () => {
    const { store } = createSignedInStore();
    const { avatarGallery } = store.getState();
    store.dispatch(gallerySearched('wild'));
    store.dispatch(logoutStarted());
    expect(store.getState().avatarGallery).toEqual(avatarGallery);
  });
});

describe('an avatar at random', () => {
  it('is another than the player’s, of the games that are looked at, and is taken like a chosen one', async () => {
    server.use(
      http.post(`${testServicesUrl}/v2/avatar/gallery-avatar/`, () => HttpResponse.json({ profileId: 'p', ...fox })),
    );
    const { store } = createSignedInStore();
    store.dispatch(profileLoaded(buildUserProfile({ avatar: { initialAvatar: owl.imageUrl, src: owl.imageUrl } })));
    store.dispatch(gallerySearched('wild'));
    await stateWhere(store, isLoaded);

    store.dispatch(randomAvatarRequested());
    await stateWhere(store, ({ profile }) => profile.avatar.initialAvatar === fox.imageUrl);

    expect(requests.at(-1)).toEqual({ locale: 'en-US', limit: '2', random: 'true', game: 'wild' });
    expect(store.getState().avatarGallery.draw.status).toBe('loaded');
  });

  it('that fails changes nothing and holds the failure', async () => {
    answer(reject);
    const { store } = createSignedInStore();
    store.dispatch(profileLoaded(buildUserProfile()));
    store.dispatch(randomAvatarRequested());
    expect(store.getState().avatarGallery.draw.status).toBe('loading');

    const { avatarGallery, profile } = await stateWhere(
      store,
      (state) => state.avatarGallery.draw.status !== 'loading',
    );

    expect(avatarGallery.draw.failure).toMatchObject({ status: 400 });
    expect(profile.avatar).toEqual(buildUserProfile().avatar);
  });
});
