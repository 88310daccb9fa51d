import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { PropsWithChildren } from 'react';
import { loginSucceeded } from '../../store/session/events';
import { buildLoginReport } from '../../store/support/testing/builders';
import { testServicesUrl } from '../../store/support/testing/createTestStore';
import { renderInShell } from '../shell/testing/renderInShell';
import { AutoBankOffer } from './AutoBank';
import { useAppSelector } from '../../store/support/hooks';
import { selectIsPlayer } from '../../store/account/selectors';

const path = `${testServicesUrl}/v1/profiles/me/club/autobank`;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Renders as soon as a player is signed in. */
const ForPlayers = ({ children }: PropsWithChildren) => useAppSelector(selectIsPlayer) && children;

function open(isOffered: boolean) {
  const sent: unknown[] = [];
  server.use(
    http.get(path, () => HttpResponse.json({ autoBank: false, isOffered })),
    http.put(path, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ autoBank: false, isOffered: false });
    }),
  );
  const view = renderInShell(
    <ForPlayers>
      <AutoBankOffer />
    </ForPlayers>,
  );
  view.signOn.signIn();
  act(() => void view.store.dispatch(loginSucceeded(buildLoginReport())));
  return { ...view, sent };
}

it('is shown after a bank that was almost missed, until the player answers', async () => {
  const { sent } = open(true);
  expect(await screen.findByRole('region', { name: 'That was close' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  await waitFor(() => expect(screen.queryByText('That was close')).not.toBeInTheDocument());
  await waitFor(() => expect(sent).toEqual([{ autoBank: false }]));
});

it('is not shown otherwise', async () => {
  const { store } = open(false);
  await waitFor(() => expect(store.getState()).toMatchObject({ autoBank: { status: 'loaded' } }));
  expect(screen.queryByText('That was close')).not.toBeInTheDocument();
});
