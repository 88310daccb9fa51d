import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { buildReward } from '../../../services/testing/builders';
import { wireError, wireReward, wireWish } from '../../../services/testing/wireResponses';
import { contentOutdated } from '../../../store/locale/slice';
import { loginSucceeded } from '../../../store/session/events';
import { buildLoginReport, threeHours } from '../../../store/support/testing/builders';
import { testServicesUrl } from '../../../store/support/testing/createTestStore';
import { balanceFetched } from '../../../store/units/slice';
import { wishAdded } from '../../../store/rewards/wishlist/slice';
import { AffordableWishesLink } from '../player/HeaderMarks';
import { renderInShell } from '../testing/renderInShell';
import { ShownToasts } from '../providers/ShownToasts';
import { PlayerParts } from '../player/playerShell';
import { useAppSelector } from '../../../store/support/hooks';
import { selectIsPlayer } from '../../../store/account/selectors';

const listUrl = `${testServicesUrl}/v1/profiles/me/club/wishlist`;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
// Compiles the lazy chunk before the first test, whose wait of one second would include it.
beforeAll(() => import('../providers/Toasts'));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const WishlistParts = () => (
  <>
    <AffordableWishesLink />
    {useAppSelector(selectIsPlayer) && <PlayerParts />}
    <ShownToasts />
  </>
);

/** Signs in a player with 40 Units and these wishes on the wishlist. */
function show(...wishes: object[]) {
  server.use(
    http.get(listUrl, () => HttpResponse.json({ wishes })),
    http.put(listUrl, () => HttpResponse.json({ wishes })),
  );
  const view = renderInShell(<WishlistParts />);
  view.signOn.signIn();
  act(() => {
    view.store.dispatch(loginSucceeded(buildLoginReport({ expiration: Date.now() + threeHours })));
    view.store.dispatch(balanceFetched({ units: 40, expiring: [] }));
  });
  return view;
}

const expensive = wireReward({ rewardId: 'dear', name: 'Storm lamp', value: 400 });
const at = '2024-03-04T12:00:00.0000000Z';

it('shows a toast for an affordable wish, and a link to it in the header', async () => {
  show(wireWish(), wireWish({ rewardId: 'dear', reward: expensive }));
  expect(await screen.findByText("You can now afford Ferryman's Mask")).toBeVisible();
  expect(screen.getByText('On your wishlist for 30 Units.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'You can now afford 1 reward on your wishlist' })).toHaveAttribute(
    'href',
    '/rewards',
  );
});

it('shows the link again after a change of language, which drops what was read in the other one', async () => {
  const { store } = show(wireWish());
  const mark = { name: 'You can now afford 1 reward on your wishlist' };
  expect(await screen.findByRole('link', mark)).toBeVisible();
  act(() => {
    store.dispatch(contentOutdated());
    store.dispatch(balanceFetched({ units: 40, expiring: [] }));
  });
  expect(screen.queryByRole('link', mark)).not.toBeInTheDocument();
  expect(await screen.findByRole('link', mark)).toBeVisible();
});

it('shows one toast for several wishes', async () => {
  show(wireWish(), wireWish({ rewardId: 'oil', reward: wireReward({ rewardId: 'oil', value: 10 }) }));
  expect(await screen.findByText('You can now afford 2 rewards on your wishlist')).toBeVisible();
});

it('shows a toast when the balance reaches the price of a wish', async () => {
  const { store } = show(wireWish({ rewardId: 'dear', reward: expensive }));
  await waitFor(() => expect(store.getState().wishlist.status).toBe('loaded'));
  expect(screen.queryByText('You can now afford Storm lamp')).not.toBeInTheDocument();
  act(() => {
    store.dispatch(balanceFetched({ units: 400, expiring: [] }));
  });
  expect(await screen.findByText('You can now afford Storm lamp')).toBeVisible();
});

it.each([
  ['was shown before: the link stays until the wish is seen', { notifiedDate: at }, 1],
  ['was shown and seen', { notifiedDate: at, seenDate: at }, 0],
])('shows no toast for a wish that %s', async (_case, noted, marks) => {
  const { store } = show(wireWish(noted));
  await waitFor(() => expect(store.getState().wishlist.status).toBe('loaded'));
  expect(screen.queryByText(/^You can now afford/)).not.toBeInTheDocument();
  expect(screen.queryAllByRole('link')).toHaveLength(marks);
});

it('shows an error toast when a wish could not be saved', async () => {
  server.use(http.put(`${listUrl}/:rewardId`, () => HttpResponse.json(wireError(1, 500), { status: 500 })));
  const { store } = show();
  act(() => {
    store.dispatch(wishAdded({ reward: buildReward(), isAffordable: true, at }));
  });
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn’t add Ferryman's Mask to your wishlist");
});
