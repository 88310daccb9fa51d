import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import {
  wireBankedChallenge,
  wireChallenge,
  wireGame,
  wireNewsItem,
  wirePlayerProfile,
  wireRewards,
} from '../../services/testing/wireReplies';
import { loginSucceeded } from '../../store/auth/slice';
import { profileRequested } from '../../store/profile/slice';
import { buildLoginReport } from '../../store/support/testing/builders';
import { testServicesUrl } from '../../store/support/testing/createTestStore';
import { PlayerGate } from '../shell/PlayerGate';
import { renderInShell } from '../shell/testing/renderInShell';
import { DashboardScreen } from './DashboardScreen';

const club = `${testServicesUrl}/clubwip/v1/profiles/:id/club/website`;
const completed = wireChallenge({ status: 'completed', progress: 12, endDate: '2099-11-23T00:00:00.0000000Z' });

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  server.use(
    http.get(`${club}/newbalance`, () => HttpResponse.json({ units: 1240, expiring: [] })),
    http.get(`${club}/games/owned`, () => HttpResponse.json([wireGame()])),
    http.get(`${club}/game`, () => HttpResponse.json(wireGame())),
    http.get(`${club}/rewards/details`, () => HttpResponse.json(wireRewards())),
    http.get(`${testServicesUrl}/v1/profiles/me/club/console/challenges/details`, () =>
      HttpResponse.json({ challenges: [completed] }),
    ),
    http.get(`${club}/challenges/overview`, () => HttpResponse.json({})),
    http.get(`${testServicesUrl}/clubwip/v1/profiles/me/club/website/stats/lastplayedgame`, () =>
      HttpResponse.json([wireGame()]),
    ),
    http.get(`${testServicesUrl}/clubwip/v1/profiles/me/club/website/playerprofile`, () =>
      HttpResponse.json(wirePlayerProfile()),
    ),
    http.get(`${testServicesUrl}/v3/profiles/:id/friends`, () => HttpResponse.json({ friends: [] })),
    http.get(`${testServicesUrl}/v2/profiles/me/friends`, () => HttpResponse.json({ friends: [] })),
    http.get(`${testServicesUrl}/v1/spaces/news`, () => HttpResponse.json({ news: [wireNewsItem()] })),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function showForPlayer() {
  const view = renderInShell(
    <PlayerGate skeleton={null}>
      <DashboardScreen />
    </PlayerGate>,
  );
  act(() => {
    view.store.dispatch(loginSucceeded(buildLoginReport()));
    view.store.dispatch(profileRequested());
  });
  return view;
}

test('a player sees who they are, and can bank what is done', async () => {
  // Given a player with a completed challenge.
  const banked: unknown[] = [];
  server.use(
    http.put(`${testServicesUrl}/v2/profiles/me/club/challenges`, async ({ request }) => {
      banked.push(await request.json());
      return HttpResponse.json(wireBankedChallenge());
    }),
  );
  showForPlayer();
  expect(await screen.findByRole('heading', { level: 1, name: 'Marlo' })).toBeInTheDocument();
  // When they bank it.
  await userEvent.click(await screen.findByRole('button', { name: /^Bank \d+ Units$/ }));
  // Then it is banked, once.
  expect(await screen.findByText('Nothing of yours expires in the next six months.')).toBeInTheDocument();
  expect(banked).toHaveLength(1);
});

test('one part that fails does not take the page down, and recovers', async () => {
  let isDown = true;
  server.use(
    http.get(`${club}/stats/lastplayedgame`, () =>
      isDown ? HttpResponse.json({}, { status: 400 }) : HttpResponse.json([wireGame()]),
    ),
  );
  showForPlayer();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Marlo' })).toBeInTheDocument();
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Open game' })).toBeInTheDocument();
});

test('a player who has not played yet is told what to do', async () => {
  server.use(
    http.get(`${club}/stats/lastplayedgame`, () => HttpResponse.json([])),
    http.get(`${club}/games/owned`, () => HttpResponse.json([])),
    http.get(`${testServicesUrl}/v1/profiles/me/club/console/challenges/details`, () =>
      HttpResponse.json({ challenges: [] }),
    ),
  );
  showForPlayer();
  expect(await screen.findByText('Your sky is still empty')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the games' })).toHaveAttribute('href', '/games');
  expect(await screen.findByText('No challenges right now')).toBeInTheDocument();
});
