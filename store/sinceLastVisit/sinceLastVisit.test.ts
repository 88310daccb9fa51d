import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { buildChallenge } from '../../services/testing/builders';
import {
  wireBadge,
  wireChallenge,
  wireError,
  wireGame,
  wirePlayerProfile,
  wireTransaction,
} from '../../services/testing/wireResponses';
import { logoutStarted, playerReturned } from '../session/events';
import { listRequested } from '../catalog/slice';
import { challengesBanked, challengesRequested } from '../challenges/slice';
import { profileRequested } from '../profile/slice';
import { buildTicketReport, threeHours } from '../support/testing/builders';
import { testServicesUrl } from '../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../support/testing/signedInStore';
import { balanceRequested } from '../units/slice';
import { shortestAbsenceMs } from './saga';
import { watchRequested } from './slice';

const website = `${testServicesUrl}/clubwip/v1/profiles/me/club/website`;
const beforePlay = {
  units: 100,
  transactions: [wireTransaction({ kind: 'earned', units: 100, balanceAfter: 100 })],
  profile: wirePlayerProfile(),
  games: [wireGame()],
  challenge: wireChallenge(),
};
const afterPlay = {
  units: 130,
  transactions: [wireTransaction({ kind: 'earned', units: 30, balanceAfter: 130 }), ...beforePlay.transactions],
  profile: wirePlayerProfile({
    xp: 7900,
    badges: ['first-dock', 'last-light'],
    currentLevel: { levelNumber: 24, xpLowBound: 7800, xpHighBound: 8700, xpToNextLevel: 800 },
  }),
  games: [wireGame({ slug: 'saltwatch' }), wireGame()],
  challenge: wireChallenge({ status: 'completed', progress: 9 }),
};

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());

/** Answers with the state before or after play. */
function answer({ units, transactions, profile, games, challenge }: typeof beforePlay) {
  server.use(
    http.get('*/units/transactions', () => HttpResponse.json({ transactions, total: transactions.length })),
    http.get(`${website}/newbalance`, () => HttpResponse.json({ units, expiring: [] })),
    http.get(`${website}/playerprofile`, () => HttpResponse.json(profile)),
    http.get(`${website}/stats/lastplayedgame`, () => HttpResponse.json(games)),
    http.get(`${website}/challenges/overview`, () => HttpResponse.json(wireError(1, 400), { status: 400 })),
    http.get(`${website}/badges/details`, () =>
      HttpResponse.json({ badges: [wireBadge(), wireBadge({ badgeId: 'last-light', name: 'Last Light' })] }),
    ),
    http.get(`${testServicesUrl}/v1/profiles/me/club/console/challenges/details`, () =>
      HttpResponse.json({ challenges: [challenge] }),
    ),
  );
}

/** A store of a player with an open dashboard, before play. */
async function openDashboard() {
  answer(beforePlay);
  const made = createSignedInStore();
  made.store.dispatch(profileRequested());
  made.store.dispatch(balanceRequested());
  made.store.dispatch(listRequested({ list: 'lastPlayedGames' }));
  made.store.dispatch(challengesRequested({ spaceId: null }));
  await stateWhere(
    made.store,
    ({ profile, units, catalog, challenges }) =>
      profile.status === 'loaded' &&
      units.status === 'loaded' &&
      catalog.loading.lastPlayedGames.status === 'loaded' &&
      challenges.lists.all?.status === 'loaded',
  );
  return made;
}

describe('a player who comes back', () => {
  it('reads balance, profile, games and challenges again, and once what was gained', async () => {
    const { store, reports } = await openDashboard();
    answer(afterPlay);

    store.dispatch(playerReturned());

    const state = await stateWhere(store, ({ toasts }) => toasts.shown.length > 0);
    expect(state.toasts.shown).toMatchObject([
      { about: 'progress', cause: 'return', units: 30, xp: 520, level: 24, badges: ['Last Light'] },
    ]);
    await expect(
      stateWhere(
        store,
        ({ catalog, challenges }) =>
          catalog.lastPlayedGames.length === 2 && challenges.challenges['chart-caves']?.status === 'completed',
      ),
    ).resolves.toBeDefined();
    expect(reports).toEqual([]);
  });

  it('finds a fresh balance after a sleep of hours, with one renewal of the ticket that ended meanwhile', async () => {
    const { store, signOn, clock, reports } = await openDashboard();
    clock.now += 7 * 60 * 60 * 1000;
    signOn.ticketOutcome = buildTicketReport({ ticket: 'second-ticket', expiration: clock.now + threeHours });
    answer(afterPlay);
    server.use(
      http.all(`${testServicesUrl}/*`, ({ request }) =>
        request.headers.get('Authorization') === 'Ubi_v1 t=second-ticket'
          ? undefined
          : HttpResponse.json(wireError(3, 401), { status: 401 }),
      ),
    );

    store.dispatch(playerReturned());

    const state = await stateWhere(store, ({ units }) => units.units === afterPlay.units);
    expect(state.auth.ticket).toBe('second-ticket');
    expect(signOn.calls.getTicket).toBe(1);
    expect(reports).toEqual([]);
  });

  it('keeps seeing the games while they are read', async () => {
    const { store } = await openDashboard();
    server.use(
      http.get(`${website}/stats/lastplayedgame`, () => HttpResponse.json(wireError(1, 500), { status: 500 })),
    );

    store.dispatch(playerReturned());
    expect(store.getState().catalog.lastPlayedGames).toHaveLength(1);

    const state = await stateWhere(store, ({ units }) => units.status === 'loaded');
    expect(state.catalog.lastPlayedGames).toHaveLength(1);
  });

  it('is told nothing where nothing was gained', async () => {
    const { store } = await openDashboard();
    let isRead = false;
    server.use(
      http.get(`${website}/playerprofile`, () => {
        isRead = true;
        return HttpResponse.json(beforePlay.profile);
      }),
    );

    store.dispatch(playerReturned());

    const state = await stateWhere(store, ({ profile }) => isRead && profile.status === 'loaded');
    expect(state.toasts.shown).toEqual([]);
  });

  it('is told on the next visit what came in since the last one, once, and nothing after a sign-out', async () => {
    const { store: last } = await openDashboard();
    answer(afterPlay);
    const visit = () => {
      const { store } = createSignedInStore();
      store.dispatch(profileRequested());
      store.dispatch(balanceRequested());
      return store;
    };
    const next = visit();
    const { toasts } = await stateWhere(next, ({ toasts: { shown } }) => shown.length > 0);
    expect(toasts.shown).toMatchObject([{ about: 'progress', cause: 'return', units: 30, level: 24 }]);

    const third = visit();
    const seen = await stateWhere(
      third,
      ({ profile, units }) => profile.status === 'loaded' && units.status === 'loaded',
    );
    expect(seen.toasts.shown).toEqual([]);
    expect(localStorage).toHaveLength(1);
    for (const store of [last, next, third]) store.dispatch(logoutStarted());
    expect(localStorage).toHaveLength(0);
  });

  const refund = wireTransaction({ kind: 'refunded', units: 40, balanceAfter: 140 });
  it.each([
    ['alone are no news', { units: 140, transactions: [refund, ...beforePlay.transactions] }, []],
    [
      'beside earned ones are left out',
      {
        units: 170,
        transactions: [
          wireTransaction({ kind: 'earned', units: 30, balanceAfter: 170 }),
          refund,
          ...beforePlay.transactions,
        ],
      },
      [{ units: 30 }],
    ],
  ])('is told of earned Units: those that come back %s', async (_what, after, told) => {
    const { store } = await openDashboard();
    answer({ ...beforePlay, ...after });
    store.dispatch(playerReturned());
    await stateWhere(store, ({ units }) => units.units === after.units);
    await delay(200);
    expect(store.getState().toasts.shown).toMatchObject(told);
  });

  it('leaves no report behind for the next player', async () => {
    const { store } = await openDashboard();
    answer(afterPlay);
    store.dispatch(playerReturned());
    await stateWhere(store, ({ toasts }) => toasts.shown.length > 0);

    store.dispatch(logoutStarted());

    expect(store.getState().toasts.shown).toEqual([]);
  });
});

it('banking reports a level-up, without the Units and XP that its receipt tells', async () => {
  const { store } = await openDashboard();
  answer(afterPlay);

  store.dispatch(challengesBanked({ challenges: [buildChallenge()], units: 30, xp: 520, unitBalance: 130 }));

  const state = await stateWhere(store, ({ toasts }) => toasts.shown.length > 0);
  expect(state.toasts.shown).toMatchObject([{ about: 'progress', cause: 'banking', units: 0, xp: 0, level: 24 }]);
});

it('without a connection there is a message with the time of what is shown, until the browser is back online', async () => {
  const { store, clock } = await openDashboard();
  store.dispatch(watchRequested());
  await stateWhere(store, ({ auth }) => auth.hasLoginSettled);
  window.dispatchEvent(new Event('offline'));
  const { toasts } = await stateWhere(store, ({ toasts: { shown } }) => shown.length > 0);
  expect(toasts.shown).toMatchObject([{ about: 'offline', at: clock.now }]);
  window.dispatchEvent(new Event('online'));
  expect(store.getState().toasts.shown).toEqual([]);
});

describe('a return is seen', () => {
  /** How often a player returned after some events of the window, with pauses in ms. */
  async function returnsAfter(events: (string | number)[]) {
    server.use(http.all('*', () => HttpResponse.json(wireError(1, 400), { status: 400 })));
    const { store, clock } = createSignedInStore();
    store.dispatch(watchRequested());
    await stateWhere(store, ({ auth }) => auth.hasLoginSettled);
    let returns = 0;
    store.subscribe(() => {
      if (store.getState().units.status === 'loading') returns = 1;
    });
    for (const event of events) {
      if (typeof event === 'number') clock.now += event;
      else (event === 'visibilitychange' ? document : window).dispatchEvent(new Event(event));
    }
    return returns;
  }

  it.each([
    ['the tab becomes visible', ['visibilitychange'], 1],
    ['the window gets the focus back after a while', ['blur', shortestAbsenceMs, 'focus'], 1],
    ['not after a click into a frame', ['blur', shortestAbsenceMs - 1, 'focus'], 0],
    ['the browser is back online', ['offline', 'online'], 1],
    ['not when the page gets its first focus', ['focus'], 0],
  ])('when %s', async (_what, events, expected) => {
    await expect(returnsAfter(events)).resolves.toBe(expected);
  });
});
