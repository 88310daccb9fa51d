import { screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { buildCurrentChallenge } from '../../services/testing/visitorBuilders';
import { shownChallenges } from '../../store/challenges/pageProps';
import { testNow } from '../../store/support/testing/builders';
import { renderInShell } from '../shell/testing/renderInShell';
import { VisitorChallenges } from './ChallengesScreen';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

beforeEach(() => {
  jest.useFakeTimers({ now: testNow, doNotFake: ['setTimeout', 'queueMicrotask', 'setImmediate', 'nextTick'] });
});
afterEach(() => {
  jest.useRealTimers();
});

const current = shownChallenges({
  weekly: null,
  week: { startDate: '2024-03-04T00:00:00.000Z', endDate: '2024-03-11T00:00:00.000Z' },
  challenges: [
    buildCurrentChallenge(),
    buildCurrentChallenge({ challengeId: 's', type: 'special', name: 'Nine beacons', endDate: '2024-03-06T12:00:00Z' }),
    buildCurrentChallenge({ challengeId: 'c', type: 'classic', name: 'The whole Salt Road', endDate: null }),
  ],
});

const show = (shown: typeof current | null = current) =>
  renderInShell(<VisitorChallenges current={shown} />, { pathname: '/challenges' });

it.each([
  ['Weekly', /Every week on \w+, .*M UTC.*One week later.*Once you activate it/],
  ['Special', /With its event.*On the date it shows.*automatically/],
  ['Classic', /With the game.*Never.*automatically/],
])('shows when %s challenges start, end and count', (kind, clock) => {
  show();

  const [heading] = screen.getAllByRole('heading', { name: kind, level: 3 });
  expect(heading?.closest('li')).toHaveTextContent(clock);
});

it('counts down to the end of the week', () => {
  show();

  expect(screen.getByRole('timer')).toHaveTextContent('6 days 12 hours6days12hr00min');
});

it('shows the current challenges with the time left', () => {
  show();

  expect(screen.getByText('1 weekly challenge in 1 game this week', { exact: false })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nine beacons' }).closest('li')).toHaveTextContent('2 days left');
  expect(screen.getByText('The whole Salt Road')).toBeVisible();
});

it('shows a challenge as available, active and completed', () => {
  show();

  const steps = ['Activate it', 'Play', 'Bank it'].map(
    (name) => screen.getByRole('heading', { name: new RegExp(`${name}$`) }).closest('li')?.textContent,
  );
  expect(steps[0]).toContain('Activate');
  expect(steps[1]).toContain('3 of 9');
  expect(steps[2]).toContain('Bank 60 Units');
});

it('renders without the current challenges', () => {
  show(null);

  expect(screen.getByRole('heading', { level: 1, name: 'A reason to play, every week' })).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});
