import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { PropsWithChildren } from 'react';
import { loginSucceeded } from '../../store/session/events';
import { buildLoginReport } from '../../store/support/testing/builders';
import { testServicesUrl } from '../../store/support/testing/createTestStore';
import { renderInShell } from '../shell/testing/renderInShell';
import { CalendarPopup } from './CalendarPopup';
import { useAppSelector } from '../../store/support/hooks';
import { selectIsPlayer } from '../../store/account/selectors';

const url = `${testServicesUrl}/v1/profiles/me/club/calendar`;
const address = 'https://services.example/calendar/abc.ics';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Renders as soon as a player is signed in. */
const ForPlayers = ({ children }: PropsWithChildren) => useAppSelector(selectIsPlayer) && children;

function open(date: string | null) {
  const state = { date };
  server.use(
    http.get(url, () => HttpResponse.json(state)),
    http.put(url, () => HttpResponse.json({ ...Object.assign(state, { date: '2026-11-27T10:00:00Z' }), address })),
    http.delete(url, () => HttpResponse.json(Object.assign(state, { date: null }))),
  );
  const view = renderInShell(
    <ForPlayers>
      <CalendarPopup isOpen onClose={() => undefined} />
    </ForPlayers>,
  );
  view.signOn.signIn();
  act(() => void view.store.dispatch(loginSucceeded(buildLoginReport())));
}

it('creates an address, which a calendar app opens, and ends it', async () => {
  open(null);
  await userEvent.click(await screen.findByRole('button', { name: 'Create calendar link' }));
  expect(await screen.findByText(address)).toBeVisible();
  expect(screen.getByText('Copy your link now. We won’t show it again.')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Open in calendar' })).toHaveAttribute(
    'href',
    'webcal://services.example/calendar/abc.ics',
  );
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', address);
  await userEvent.click(screen.getByRole('button', { name: 'Turn off link' }));
  expect(await screen.findByRole('button', { name: 'Create calendar link' })).toBeVisible();
  expect(screen.queryByText(address)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Your calendar link is off.'));
});

it('replaces an address that is not shown any more', async () => {
  open('2026-03-04T10:00:00Z');
  expect(await screen.findByText(/on March 4, 2026/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Replace link' }));
  expect(await screen.findByText(address)).toBeVisible();
  expect(screen.getByText('Copy your link now. We won’t show it again.')).toHaveFocus();
});

it.each(['put', 'delete'] as const)('says so where %s fails, and keeps what is', async (method) => {
  open('2026-03-04T10:00:00Z');
  server.use(http[method](url, () => HttpResponse.json({}, { status: 500 })));
  await userEvent.click(await screen.findByRole('button', { name: method === 'put' ? 'Replace link' : /^Turn off/ }));
  expect(await screen.findByText('We couldn’t change your calendar link. Try again.')).toBeVisible();
  expect(screen.getByText(/on March 4, 2026/)).toBeVisible();
});
