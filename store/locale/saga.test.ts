import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { detectedLocaleKey } from '../../services/locale/localeKeys';
import { readRememberedLocale, rememberLocale } from '../../services/locale/rememberedLocale';
import { userInfoLoaded } from '../session/events';
import { routeChangeCompleted, routeChangeStarted } from '../router/slice';
import { statsRequested } from '../stats/slice';
import { appMounted } from '../support/appMounted';
import { buildUser } from '../support/testing/builders';
import { createTestStore, settle } from '../support/testing/createTestStore';
import { createSignedInStore } from '../support/testing/signedInStore';
import { createLocaleState, localeChangeRequested, messagesRequested, pageMessagesReceived } from './slice';

const visitor = createTestStore().store.getState().account;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }));
beforeEach(() =>
  server.use(
    http.get('http://localhost/static/lang/:file', ({ params }) => HttpResponse.json({ file: String(params.file) })),
    http.all('http://services.test/*', () => HttpResponse.json({ errorCode: 1 })),
  ),
);
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.restoreAllMocks();
  server.resetHandlers();
});
afterAll(() => server.close());

const rest = async () => {
  for (let turn = 0; turn < 30; turn += 1) await settle();
};
const useLanguages = (...languages: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

describe('the language of the reader', () => {
  it('is the default until something else is known', () => {
    expect(createTestStore().store.getState().locale).toEqual({
      locale: 'en-US',
      code: 'en',
      messages: {},
      country: 'US',
      failure: null,
      reloads: 0,
    });
  });

  it('is looked for in the browser when the address names none', async () => {
    useLanguages('fr-BE', 'en');
    const { store } = createTestStore();
    store.dispatch(routeChangeCompleted({ page: 'index', params: {}, url: '/' }));

    store.dispatch(appMounted());
    await rest();

    expect(store.getState().locale).toEqual({
      locale: 'fr-FR',
      code: 'fr',
      messages: { file: 'fr-FR.json' },
      country: 'FR',
      failure: null,
      reloads: 0,
    });
  });

  it('is the one of the address, if any, before the browser’s', async () => {
    useLanguages('fr-FR');
    const { store } = createTestStore();
    store.dispatch(routeChangeCompleted({ page: 'index', params: { locale: 'de-DE' }, url: '/de-DE' }));

    store.dispatch(appMounted());
    await rest();

    expect(store.getState().locale).toMatchObject({ locale: 'de-DE', code: 'de', country: 'DE' });
  });

  it('is the one chosen in this browser, before the browser’s', async () => {
    useLanguages('fr-FR');
    rememberLocale('ja-JP');
    const { store } = createTestStore();
    store.dispatch(routeChangeCompleted({ page: 'index', params: {}, url: '/' }));

    store.dispatch(appMounted());
    await rest();

    expect(store.getState().locale.locale).toBe('ja-JP');
  });

  it('is remembered when it is chosen: here, in the player’s account and for the other tabs', async () => {
    const stored: unknown[] = [];
    server.use(
      http.put('http://services.test/v3/users/:id', async ({ request }) => {
        stored.push(await request.json());
        return HttpResponse.json({ preferredLanguage: 'pt-BR' });
      }),
    );
    const { store, otherTabs } = createSignedInStore();

    store.dispatch(localeChangeRequested('pt-BR'));
    await rest();

    expect(readRememberedLocale()).toBe('pt-BR');
    expect(stored).toEqual([{ preferredLanguage: 'pt-BR' }]);
    expect(otherTabs.announced).toEqual(['pt-BR']);
  });

  it('is remembered at once, for a player who leaves the page while it loads', async () => {
    server.use(http.get('http://localhost/static/lang/:file', () => new Promise<never>(() => undefined)));
    const { store } = createTestStore();
    await store.startSagas();
    store.dispatch(localeChangeRequested('pt-BR'));
    expect(readRememberedLocale()).toBe('pt-BR');
  });

  it.each([
    ['replaces a detected one', {}, null, false, 'de-DE'],
    ['replaces a detected one in the address', { locale: 'fr-FR' }, null, true, 'de-DE'],
    ['leaves the one of the address', { locale: 'fr-FR' }, null, false, 'fr-FR'],
    ['leaves the one chosen in this browser', {}, 'ja-JP', false, 'ja-JP'],
  ] as const)('of the account %s', async (_case, params, chosen, isDetected, expected) => {
    if (chosen) rememberLocale(chosen);
    if (isDetected) sessionStorage.setItem(detectedLocaleKey, '1');
    const { store, otherTabs } = createSignedInStore({
      state: { locale: createLocaleState('locale' in params ? params.locale : (chosen ?? 'en-US')) },
    });
    store.dispatch(routeChangeCompleted({ page: 'index', params, url: '/' }));

    store.dispatch(userInfoLoaded(buildUser({ preferredLanguage: 'de-DE' })));
    await rest();

    expect(store.getState().locale.locale).toBe(expected);
    expect(otherTabs.announced).toEqual([]);
  });

  it('of the account waits for a page that is being opened, and changes that one', async () => {
    const { store, navigations } = createSignedInStore();
    store.dispatch(routeChangeCompleted({ page: 'discount', params: {}, url: '/discount' }));
    store.dispatch(routeChangeStarted('/dashboard'));
    store.dispatch(userInfoLoaded(buildUser({ preferredLanguage: 'de-DE' })));
    await rest();
    expect(navigations).toEqual([]);

    store.dispatch(routeChangeCompleted({ page: 'dashboard', params: {}, url: '/dashboard' }));
    await rest();
    expect(navigations).toEqual([{ routeName: 'dashboard', params: { locale: 'de-DE' }, query: {} }]);
  });

  it('of the account changes the words of an address that the club does not have, and opens no other', async () => {
    const { store, navigations } = createSignedInStore();
    store.dispatch(routeChangeCompleted({ page: null, params: {}, url: '/nosuch' }));
    store.dispatch(userInfoLoaded(buildUser({ preferredLanguage: 'de-DE' })));
    await rest();
    expect(store.getState().locale.locale).toBe('de-DE');
    expect(navigations).toEqual([]);
  });

  it('follows the choice of another tab', async () => {
    const { store, otherTabs, navigations } = createTestStore();
    store.dispatch(routeChangeCompleted({ page: 'units', params: {}, url: '/units' }));
    store.dispatch(appMounted());

    otherTabs.change('it-IT');
    await rest();

    expect(store.getState().locale.locale).toBe('it-IT');
    expect(navigations).toEqual([{ routeName: 'units', params: { locale: 'it-IT' }, query: {} }]);
    expect(otherTabs.announced).toEqual([]);
  });

  it('outdates a player’s lists', async () => {
    const { store } = createTestStore({ state: { account: { ...visitor, loggedIn: true } } });
    store.dispatch(routeChangeCompleted({ page: 'dashboard', params: {}, url: '/dashboard' }));
    store.dispatch(statsRequested({ spaceId: 'salt' }));

    store.dispatch(localeChangeRequested('pt-BR'));
    await rest();

    expect(store.getState().locale.reloads).toBe(1);
    expect(store.getState().stats).toEqual(createTestStore().store.getState().stats);
  });

  it('does not change a visitor’s page', async () => {
    const { store } = createTestStore();
    store.dispatch(routeChangeCompleted({ page: 'index', params: {}, url: '/' }));

    store.dispatch(localeChangeRequested('pt-BR'));
    await rest();

    expect(store.getState().locale.reloads).toBe(0);
  });

  it('changes with the route rewritten, its params and query kept', async () => {
    const { store, navigations } = createTestStore();
    store.dispatch(
      routeChangeCompleted({
        page: 'news-details',
        params: { newsId: 'open-road' },
        url: '/news/open-road?nav=0&tag=a&tag=b',
      }),
    );

    store.dispatch(localeChangeRequested('pt-BR'));
    await rest();

    expect(store.getState().locale).toMatchObject({ locale: 'pt-BR', code: 'pt-BR', country: 'BR' });
    expect(navigations).toEqual([
      {
        routeName: 'news-details',
        params: { newsId: 'open-road', locale: 'pt-BR' },
        query: { nav: '0', tag: ['a', 'b'] },
      },
    ]);
  });

  it('stays when its file cannot be loaded', async () => {
    server.use(http.get('http://localhost/static/lang/:file', () => HttpResponse.json(null, { status: 404 })));
    const { store, navigations, reports } = createTestStore();

    store.dispatch(localeChangeRequested('fr-FR'));
    await rest();

    expect(store.getState().locale).toMatchObject({
      locale: 'en-US',
      failure: 'Error loading locale: the file of fr-FR answered 404',
    });
    expect(navigations).toEqual([]);
    expect(reports).toEqual([]);
    expect(readRememberedLocale()).toBeNull();

    store.dispatch(localeChangeRequested('fr-FR'));
    expect(store.getState().locale.failure).toBeNull();
  });

  it('takes the texts that a page brings in the same language only', () => {
    const { store } = createTestStore();
    store.dispatch(pageMessagesReceived({ locale: 'en-US', messages: { a: 'A' } }));
    store.dispatch(pageMessagesReceived({ locale: 'fr-FR', messages: { b: 'B' } }));
    expect(store.getState().locale.messages).toEqual({ a: 'A' });
  });

  it.each([
    ['come from the language file', createLocaleState('fr-FR'), { file: 'fr-FR.json' }],
    ['are there already where the file was loaded', createLocaleState('fr-FR', { a: 'A' }), { a: 'A' }],
    ['are in the code itself for the default language', createLocaleState('en-US'), {}],
  ])('whose texts no page brings %s', async (_case, locale, messages) => {
    const { store } = createTestStore({ state: { locale } });
    store.dispatch(messagesRequested());
    await rest();
    expect(store.getState().locale).toEqual({ ...locale, messages });
  });
});
