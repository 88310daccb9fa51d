import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { buildCurrentChallenge } from '../../../services/testing/visitorBuilders';
import {
  wireBankedChallenge,
  wireBankedChallenges,
  wireChallengeEvent,
  wireError,
  wireGame,
  wirePlayerProfile,
} from '../../../services/testing/wireResponses';
import { wireChallenge } from '../../../services/testing/wireResponses';
import { loginSucceeded } from '../../../store/session/events';
import { buildLoginReport } from '../../../store/support/testing/builders';
import { testServicesUrl } from '../../../store/support/testing/createTestStore';
import { PlayerGate } from '../../shell/player/PlayerGate';
import { ShownToasts } from '../../shell/providers/ShownToasts';
import { renderInShell } from '../../shell/testing/renderInShell';
import { ChallengeSections } from '../ChallengeSections';
import { PlayerChallenges } from './PlayerChallenges';

jest.setTimeout(20_000);
configure({ asyncUtilTimeout: 5000 });

const club = `${testServicesUrl}/v1/profiles/me/club`;
const website = `${testServicesUrl}/clubwip/v1/profiles/me/club/website`;
const urls = {
  challenges: `${club}/console/challenges/details`,
  events: `${club}/challenges/events`,
  history: `${club}/challenges/history`,
  act: `${testServicesUrl}/v2/profiles/me/club/challenges`,
  all: `${club}/console/challenges/activateall`,
  autoBank: `${club}/autobank`,
};
const tomorrow = new Date(Date.now() + 25 * 3600 * 1000).toISOString();
const running = { endDate: tomorrow, gameTitle: 'Halcyon Orbit' };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  window.history.replaceState(null, '', '/');
});
afterAll(() => server.close());

/** Serves a player of one game with these challenges. */
function serve(...challenges: Parameters<typeof wireChallenge>[0][]) {
  server.use(
    http.get(urls.challenges, () =>
      HttpResponse.json({ challenges: challenges.map((overrides) => wireChallenge({ ...running, ...overrides })) }),
    ),
    http.get(`${website}/games/owned`, () => HttpResponse.json([wireGame()])),
    http.get(`${website}/newbalance`, () => HttpResponse.json({ units: 180, expiring: [] })),
    http.get(`${website}/playerprofile`, () => HttpResponse.json(wirePlayerProfile())),
    http.get(urls.history, () => HttpResponse.json({ challenges: [], total: 0 })),
    http.get(urls.events, () => HttpResponse.json({ events: [], total: 0 })),
  );
}

function show(screenOf = <PlayerChallenges />) {
  const view = renderInShell(
    <>
      <PlayerGate skeleton={null}>{screenOf}</PlayerGate>
      <ShownToasts />
    </>,
    { pathname: '/challenges' },
  );
  view.signOn.signIn();
  act(() => void view.store.dispatch(loginSucceeded(buildLoginReport())));
  return { ...view, user: userEvent.setup() };
}

async function row(name: string) {
  const item = (await screen.findByRole('heading', { name })).closest('li');
  if (!item) throw new Error(`There is no row around "${name}".`);
  return within(item);
}

describe('the challenges across games', () => {
  it('are listed by kind, with the Units to bank and to win and the time left in the week', async () => {
    serve(
      { challengeId: 'a', name: 'Done', status: 'completed', progress: 9 },
      { challengeId: 'b', name: 'Running' },
      { challengeId: 'c', name: 'Event', type: 'special' },
      { challengeId: 'd', name: 'Together', type: 'special', community: { contribution: 2 }, progress: 5 },
      { challengeId: 'e', name: 'Lasting', type: 'classic', endDate: null },
    );
    const { user } = show();

    expect(await screen.findByRole('heading', { level: 1, name: 'Your challenges' })).toBeVisible();
    expect((await screen.findByText('Units to bank now')).closest('div')).toHaveTextContent('60');
    expect(screen.getByText('Units left to earn').closest('div')).toHaveTextContent('240');
    expect(screen.getByText('until weekly challenges end').closest('div')).toHaveTextContent(/1 day/);
    expect((await row('Running')).getByText('5 of 9')).toBeVisible();
    expect(screen.getByRole('tab', { name: /^Weekly 2.*Units to bank$/ })).toHaveAttribute('aria-selected', 'true');

    await user.click(screen.getByRole('tab', { name: 'Community 1' }));
    expect((await row('Together')).getByText('Your contribution: 2')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Classic 1' }));
    expect((await row('Lasting')).getByText('No time limit')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Special 1' }));
    expect((await row('Event')).getByText('5 of 9')).toBeVisible();
  });

  it('are activated together, with a toast', async () => {
    const waiting = [
      { challengeId: 'a', name: 'One', status: 'available', progress: 0 },
      { challengeId: 'b', name: 'Two', status: 'available', progress: 0 },
    ];
    serve(...waiting);
    server.use(
      http.post(urls.all, () =>
        HttpResponse.json({
          challenges: waiting.map((one) => wireChallenge({ ...running, ...one, status: 'active' })),
          activated: 2,
        }),
      ),
    );
    const { user } = show();

    await user.click(await screen.findByRole('button', { name: 'Activate all 2' }));

    expect(await screen.findByText('2 challenges are active')).toBeVisible();
    expect((await row('One')).getByText('0 of 9')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Activate/ })).not.toBeInTheDocument();
  });

  it('say which could not be activated together with the others, also beyond the first ones', async () => {
    const waiting = Array.from({ length: 12 }, (_, place) => ({
      challengeId: `c${place}`,
      name: `Number ${place}`,
      status: 'available',
      progress: 0,
      spaceId: place < 11 ? 'space-halcyon' : 'space-saltwatch',
    }));
    serve(...waiting);
    server.use(
      http.post(urls.all, ({ request }) => {
        if (request.url.includes('space-saltwatch')) return HttpResponse.error();
        const active = waiting.slice(0, 11).map((one) => ({ ...one, status: 'active' }));
        serve(...active, ...waiting.slice(11));
        const activated = active.map((one) => wireChallenge({ ...running, ...one }));
        return HttpResponse.json({ challenges: activated, activated: 11 });
      }),
    );
    const { user } = show();
    expect(await row('Number 0')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Number 11' })).not.toBeInTheDocument();

    await user.click(await screen.findByRole('button', { name: 'Activate all 12' }));

    expect(await screen.findByText('11 challenges are active')).toBeVisible();
    expect((await row('Number 11')).getByRole('alert')).toHaveTextContent('We couldn’t update this challenge.');
    expect(screen.queryByRole('heading', { name: 'Number 10' })).not.toBeInTheDocument();
  });

  it('are banked, with a toast', async () => {
    serve({ status: 'completed', progress: 9 });
    server.use(http.put(urls.act, () => HttpResponse.json(wireBankedChallenge(running))));
    const { user } = show();

    await user.click(await screen.findByRole('button', { name: 'Bank 60 Units' }));

    expect(await screen.findByText('60 Units banked')).toBeVisible();
    expect((await row('Chart the sea caves')).getByText('Banked')).toBeVisible();
  });

  it('are banked all at once with one receipt, also those of an unopened tab', async () => {
    const completed = [
      { challengeId: 'a', name: 'Done', status: 'completed', progress: 9 },
      { challengeId: 'b', name: 'Together', type: 'special', community: { contribution: 9 }, status: 'completed' },
    ];
    serve(...completed);
    server.use(
      http.get(`${website}/newbalance`, () => HttpResponse.json({ units: 240, expiring: [] })),
      http.post(`${club}/console/challenges/bankall`, () =>
        HttpResponse.json(wireBankedChallenges(...completed.map((one) => ({ ...running, ...one, status: 'banked' })))),
      ),
    );
    const { user } = show();
    expect(await screen.findByRole('tab', { name: /^Community 1.*Units to bank$/ })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Bank all 120 Units' }));

    expect(await screen.findByText('120 Units banked')).toBeVisible();
    expect(screen.getByText('2 challenges · +1,200 XP · Your balance is 240 Units.')).toBeVisible();
    expect(screen.queryByRole('tab', { name: /Units to bank$/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Bank all/ })).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('say that one was banked elsewhere, not to try again', async () => {
    serve({ status: 'completed', progress: 9 });
    const { user } = show();
    const button = await screen.findByRole('button', { name: 'Bank 60 Units' });
    serve({ status: 'banked', progress: 9 });
    server.use(http.put(urls.act, () => HttpResponse.json(wireError(2005, 409), { status: 409 })));

    await user.click(button);

    expect(await screen.findByText('You’ve already banked it. The Units are in your balance.')).toBeVisible();
    expect(await (await row('Chart the sea caves')).findByText('Banked')).toBeVisible();
  });

  it('load after a retry', async () => {
    serve({});
    server.use(http.get(urls.challenges, () => HttpResponse.json(wireError(1, 400), { status: 400 }), { once: true }));
    const { user } = show();

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await row('Chart the sea caves')).toBeDefined();
  });
});

describe('a week in which everything is banked', () => {
  const banked = { status: 'banked', progress: 9 } as const;
  const screens = [
    ['across games', <PlayerChallenges key="all" />],
    ['in a game', <ChallengeSections key="game" spaceId="space-halcyon" isOwned />],
  ] as const;

  it.each(screens)('is praised %s, with the day of the next challenges', async (_scope, element) => {
    serve({ challengeId: 'a', ...banked }, { challengeId: 'b', ...banked });
    show(element);

    expect(await screen.findByRole('heading', { level: 3, name: 'All done this week' })).toBeVisible();
    const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', day: 'numeric', month: 'long' });
    expect(screen.getByText(`Well played! Next weekly challenges: ${day.format(Date.parse(tomorrow))}.`)).toBeVisible();
    expect(screen.queryByText('No challenges right now')).not.toBeInTheDocument();
  });

  it.each(screens)('is not praised %s while one is left', async (_scope, element) => {
    serve({ challengeId: 'a', ...banked }, { challengeId: 'b', name: 'Running' });
    show(element);

    expect(await row('Running')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'All done this week' })).not.toBeInTheDocument();
  });
});

describe('the details of a challenge', () => {
  const open = async (overrides: Parameters<typeof wireChallenge>[0] = {}) => {
    serve({ unitName: 'sea caves', ...overrides });
    const view = show(<ChallengeSections spaceId="space-halcyon" isOwned />);
    await view.user.click(await screen.findByRole('button', { name: /^(Why didn’t it count\?|What counted)/ }));
    return view;
  };

  it('lists the requirements and marks the unmet ones', async () => {
    await open({ status: 'available', activationDate: null, progress: 0, platforms: ['PC', 'PS4'] });

    const requirements = within(await screen.findByRole('list', { name: 'Goal' }));
    expect(requirements.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Missing:Activate it first: only what you play after that counts',
      'Counts on PC and PlayStation 4 only',
      expect.stringMatching(/^Counts until /),
      'Missing:3 more to reach the next star, worth 10 Units',
    ]);
    expect(await screen.findByText(/^Your games haven’t reported any sea caves yet\./)).toBeVisible();
  });

  it.each([
    { autoBank: false, text: /^Missing:Bank it by .+, or you’ll lose its Units$/ },
    { autoBank: true, text: /^Missing:If you don’t bank a challenge in time, we add its Units to your balance.$/ },
  ])('warns of lost Units unless auto-bank adds them: $autoBank', async ({ autoBank, text }) => {
    server.use(http.get(urls.autoBank, () => HttpResponse.json({ autoBank, isOffered: false })));
    await open({ status: 'completed', progress: 9, bankUntil: tomorrow });

    const requirements = within(await screen.findByRole('list', { name: 'Goal' }));
    await waitFor(() => expect(requirements.getAllByRole('listitem').at(-1)).toHaveTextContent(text));
  });

  it('lists the events, their platform, and what counted', async () => {
    serve({ unitName: 'sea caves' });
    const { user } = show(<ChallengeSections spaceId="space-halcyon" isOwned />);
    server.use(
      http.get(urls.events, () =>
        HttpResponse.json({
          events: [
            wireChallengeEvent({ eventId: 'a', counted: 0, reason: 'wrongPlatform', platform: 'SWITCH', count: 2 }),
            wireChallengeEvent({ eventId: 'b', counted: 0, reason: 'otherGame', gameTitle: 'Saltwatch' }),
            wireChallengeEvent({ eventId: 'c' }),
          ],
          total: 3,
        }),
      ),
    );
    await user.click(await screen.findByRole('button', { name: /^Why didn’t it count\?/ }));

    const [, ...lines] = within(await screen.findByRole('table', { name: 'Your activity' })).getAllByRole('row');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/sea caves: 2Nintendo SwitchDoesn’t count on this platform$/),
      expect.stringMatching(/sea caves: 5Saltwatch · PCAnother game$/),
      expect.stringMatching(/sea caves: 5PC\+5$/),
    ]);
  });

  it('says that nothing is lost when loading fails, and loads after a retry', async () => {
    serve({ unitName: 'sea caves' });
    server.use(http.get(urls.events, () => HttpResponse.json(wireError(1, 400), { status: 400 }), { once: true }));
    const { user } = show(<ChallengeSections spaceId="space-halcyon" isOwned />);
    await user.click(await screen.findByRole('button', { name: /^Why didn’t it count\?/ }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Your progress is safe.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Your games haven’t reported any sea caves yet\./)).toBeVisible();
  });
});

describe('the history', () => {
  it('lists banked and expired challenges with their dates and Units', async () => {
    serve({});
    server.use(
      http.get(urls.history, () =>
        HttpResponse.json({
          challenges: [
            wireChallenge({
              challengeId: 'x',
              name: 'Paid',
              status: 'banked',
              bankedDate: '2024-03-05T12:00:00Z',
              reward: { units: 10, xp: 100, items: [] },
            }),
            wireChallenge({
              challengeId: 'y',
              name: 'Late',
              status: 'expired',
              reward: { units: 10, xp: 0, items: [] },
            }),
            wireChallenge({
              challengeId: 'z',
              name: 'Gone',
              status: 'expired',
              reward: { units: 0, xp: 0, items: [] },
            }),
          ],
          total: 23,
        }),
      ),
    );
    show(<ChallengeSections spaceId="space-halcyon" isOwned />);

    const [, ...lines] = within(await screen.findByRole('table', { name: 'History' })).getAllByRole('row');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Paid Weekly1 of 3 starsBanked March 5, 2024\+10/),
      expect.stringMatching(/^Late Weekly1 of 3 starsEnded March \d+, 202410 Units not banked in time$/),
      expect.stringMatching(/^Gone Weekly.*Time ran out$/),
    ]);
    expect(screen.getByText('3 of 23 past challenges')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show older challenges' })).toBeVisible();
  });

  it('loads after a retry, and says when it is empty', async () => {
    serve({});
    server.use(http.get(urls.history, () => HttpResponse.json(wireError(1, 400), { status: 400 }), { once: true }));
    const { user } = show(<ChallengeSections spaceId="space-halcyon" isOwned />);

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('No past challenges yet')).toBeVisible();
  });
});

it('lets a player without games activate a challenge', async () => {
  serve();
  server.use(
    http.get(`${website}/games/owned`, () => HttpResponse.json([])),
    http.get(`${testServicesUrl}/v1/spaces/club/challenges/current`, () =>
      HttpResponse.json({
        week: { startDate: '2024-03-04T00:00:00Z', endDate: '2024-03-11T00:00:00Z' },
        challenges: [buildCurrentChallenge({ endDate: tomorrow })],
      }),
    ),
    http.post(urls.act, () =>
      HttpResponse.json(wireChallenge({ ...running, challengeId: 'storms', name: 'Three nights, one lamp' })),
    ),
  );
  const { user } = show();

  expect(await screen.findByRole('heading', { name: 'Start with any of these' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Activate' }));

  expect(await screen.findByText('Three nights, one lamp is active')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Weekly 1' })).toBeVisible());
  expect((await row('Three nights, one lamp')).getByText('5 of 9')).toBeVisible();
});
