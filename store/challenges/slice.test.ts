import { toFailure } from '../../services/http/errors';
import { buildChallenge } from '../../services/testing/builders';
import {
  activationFailed,
  activationStarted,
  allActivated,
  bankingEnded,
  bankingFailed,
  bankingStarted,
  challengeActivated,
  challengesFailed,
  challengesFetched,
  challengesReducer,
  challengesRequested,
} from './slice';

const none = challengesReducer(undefined, { type: 'nothing' });
const after = (...events: Parameters<typeof challengesReducer>[1][]) => events.reduce(challengesReducer, none);
const failure = toFailure(new Error('The services are down.'));
const caves = buildChallenge({ challengeId: 'caves', name: 'Caves' });
const storms = buildChallenge({ challengeId: 'storms', name: 'Storms' });
const fetched = challengesFetched({ spaceId: null, challenges: [caves] });

describe('a list of challenges', () => {
  it('is empty while it is requested for the first time', () => {
    expect(after(challengesRequested({ spaceId: null })).lists).toEqual({
      all: { status: 'loading', failure: null, ids: [] },
    });
  });

  it('keeps what it has while it is requested again', () => {
    expect(after(fetched, challengesRequested({ spaceId: null })).lists.all).toMatchObject({
      status: 'loading',
      ids: ['caves'],
    });
  });

  it('may fail before it has any', () => {
    expect(after(challengesFailed({ spaceId: 'space', failure })).lists).toEqual({
      space: { status: 'failed', failure, ids: [] },
    });
  });

  it.each([
    ['joins the list across games', storms, ['caves', 'storms']],
    ['stays in it once', caves, ['caves']],
  ])('an activated challenge %s', (_case, challenge, ids) => {
    expect(after(fetched, challengeActivated(challenge)).lists.all?.ids).toEqual(ids);
  });

  it('is not made by an activation', () => {
    const { lists, challenges } = after(challengeActivated(caves));
    expect(lists).toEqual({});
    expect(challenges).toEqual({ caves });
  });
});

describe('a step of a challenge', () => {
  const name = (challengeId: string) => ({ challengeId, spaceId: 'space' });

  it('is pending until the challenge comes back', () => {
    const pending = after(activationStarted(name('caves')), bankingStarted(name('storms')));
    expect(pending.steps).toMatchObject({
      caves: { status: 'loading', kind: 'activation' },
      storms: { status: 'loading', kind: 'banking' },
    });
    expect(Object.keys(challengesReducer(pending, challengeActivated(caves)).steps)).toEqual(['storms']);
  });

  it('keeps its failure', () => {
    expect(after(bankingFailed({ ...name('caves'), failure })).steps).toEqual({
      caves: { status: 'failed', failure, kind: 'banking' },
    });
  });

  it.each([
    ['of unknown outcome ends once it turns out to be done', failure, 'active', []],
    ['of unknown outcome stays while it is not done', failure, 'available', ['caves']],
    ['that was rejected stays', { ...failure, code: 2006, status: 409 }, 'expired', ['caves']],
  ] as const)('%s', (_case, reason, status, steps) => {
    const waiting = challengesFetched({ spaceId: null, challenges: [{ ...caves, status: 'available' }] });
    const again = challengesFetched({ spaceId: null, challenges: [{ ...caves, status }] });
    const state = after(waiting, activationFailed({ ...name('caves'), failure: reason }), again);
    expect(Object.keys(state.steps)).toEqual(steps);
  });

  it('ends for the challenges that were not left to bank, and for no others', () => {
    const pending = [bankingStarted(name('caves')), bankingStarted(name('storms'))];
    expect(Object.keys(after(...pending, bankingEnded([name('caves')])).steps)).toEqual(['storms']);
  });

  it('ends for all challenges that were activated together', () => {
    const activated = allActivated([caves, storms]);
    const { steps, challenges } = after(activationStarted(name('caves')), activated);
    expect({ steps, ids: Object.keys(challenges) }).toEqual({ steps: {}, ids: ['caves', 'storms'] });
  });
});
