import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireError } from '../../../services/testing/wireResponses';
import { loginSucceeded } from '../../../store/session/events';
import { buildLoginReport } from '../../../store/support/testing/builders';
import { testServicesUrl } from '../../../store/support/testing/createTestStore';
import { renderWithStore } from '../../testing/renderWithStore';
import { PlayerParts } from './playerShell';

const calls: string[] = [];
const server = setupServer(
  http.get(`${testServicesUrl}/*`, ({ request }) => {
    calls.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
    return HttpResponse.json(wireError(1, 400), { status: 400 });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it('reads balance and profile again when the player comes back to the tab', async () => {
  const { store } = renderWithStore(<PlayerParts />);
  act(() => void store.dispatch(loginSucceeded(buildLoginReport())));
  expect(calls).toEqual([]);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(calls.toSorted()).toEqual(['newbalance', 'playerprofile']));
});
