import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { buildReward } from '../../services/testing/builders';
import { wireError, wireReward, wireWish } from '../../services/testing/wireResponses';
import { loginSucceeded } from '../../store/auth/slice';
import { buildLoginReport, threeHours } from '../../store/support/testing/builders';
import { testServicesUrl } from '../../store/support/testing/createTestStore';
import { balanceFetched } from '../../store/units/slice';
import { wishAdded } from '../../store/rewards/wishlist/slice';
import { WishMark } from './Header.Wishes';
import { renderInShell } from './testing/renderInShell';
import { ToastsProvider } from './ToastsProvider';
import { useIsPlayer } from './useIsPlayer';
import { WishNews } from './WishNews';

const listUrl = `${testServicesUrl}/v1/profiles/me/club/wishlist`;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const Corner = () => (
  <ToastsProvider>
    <WishMark />
    {useIsPlayer() && <WishNews />}
  </ToastsProvider>
);

/** A player with 40 Units, and these wishes kept for them. */
function show(...wishes: object[]) {
  server.use(
    http.get(listUrl, () => HttpResponse.json({ wishes })),
    http.put(listUrl, () => HttpResponse.json({ wishes })),
  );
  const made = renderInShell(<Corner />);
  made.signOn.signIn();
  act(() => {
    made.store.dispatch(loginSucceeded(buildLoginReport({ expiration: Date.now() + threeHours })));
    made.store.dispatch(balanceFetched({ units: 40, expiring: [] }));
  });
  return made;
}

const dear = wireReward({ rewardId: 'dear', name: 'Storm lamp', value: 400 });
const at = '2024-03-04T12:00:00.0000000Z';

it('tells that a wish is affordable, and leaves a mark that leads to it', async () => {
  show(wireWish(), wireWish({ rewardId: 'dear', reward: dear }));
  expect(await screen.findByText("Ferryman's Mask is affordable now")).toBeVisible();
  expect(screen.getByText('It is on your wishlist, for 30 Units.')).toBeVisible();
  expect(screen.getByRole('link', { name: '1 reward of your wishlist affordable now' })).toHaveAttribute(
    'href',
    '/rewards',
  );
});

it('tells of several at once', async () => {
  show(wireWish(), wireWish({ rewardId: 'oil', reward: wireReward({ rewardId: 'oil', value: 10 }) }));
  expect(await screen.findByText('2 rewards of your wishlist are affordable now')).toBeVisible();
});

it('tells when the balance reaches a wish', async () => {
  const { store } = show(wireWish({ rewardId: 'dear', reward: dear }));
  await waitFor(() => expect(store.getState().wishlist.status).toBe('loaded'));
  expect(screen.queryByText('Storm lamp is affordable now')).not.toBeInTheDocument();
  act(() => {
    store.dispatch(balanceFetched({ units: 400, expiring: [] }));
  });
  expect(await screen.findByText('Storm lamp is affordable now')).toBeVisible();
});

it.each([
  ['was told already: the mark stays until it was looked at', { toldDate: at }, 1],
  ['was told and looked at', { toldDate: at, seenDate: at }, 0],
])('says nothing of a wish that %s', async (_case, noted, marks) => {
  const { store } = show(wireWish(noted));
  await waitFor(() => expect(store.getState().wishlist.status).toBe('loaded'));
  expect(screen.queryByText(/affordable now$/)).not.toBeInTheDocument();
  expect(screen.queryAllByRole('link')).toHaveLength(marks);
});

it('tells of a mark that could not be kept', async () => {
  server.use(http.put(`${listUrl}/:rewardId`, () => HttpResponse.json(wireError(1, 500), { status: 500 })));
  const { store } = show();
  act(() => {
    store.dispatch(wishAdded({ reward: buildReward(), isAffordable: true, at }));
  });
  expect(await screen.findByRole('alert')).toHaveTextContent("Ferryman's Mask is not on your wishlist");
});
