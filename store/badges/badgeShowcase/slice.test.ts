import { readBadge } from '../../../services/clubWebsite/badges';
import { toFailure } from '../../../services/http/errors';
import { wireBadge } from '../../../services/testing/wireResponses';
import {
  ownedBadgesFailed,
  ownedBadgesFetched,
  ownedBadgesRequested,
  selectedBadgesReducer,
  selectionEnded,
  selectionFailed,
  selectionRequested,
  selectionStored,
} from './slice';

const none = selectedBadgesReducer(undefined, { type: 'nothing' });
const after = (...events: Parameters<typeof selectedBadgesReducer>[1][]) => events.reduce(selectedBadgesReducer, none);
const failure = toFailure(new Error('The services are down.'));
const fetched = ownedBadgesFetched([readBadge(wireBadge())]);
const requested = selectionRequested({ base: { revision: 3, badgeList: [] }, badgeList: ['first-dock'] });
const stored = (wasMerged: boolean) =>
  selectionStored({ selection: { entityId: 'mine', revision: 4, badges: [] }, wasMerged, isComplete: true });

it('the badges stay while they are fetched again, and after a failure', () => {
  expect(after(fetched, ownedBadgesRequested())).toMatchObject({
    status: 'loading',
    owned: [{ badgeId: 'first-dock' }],
  });
  expect(after(fetched, ownedBadgesFailed(failure))).toMatchObject({ status: 'failed', owned: [{}] });
});

it.each([
  ['an earlier failure is cleared', [requested, selectionFailed(failure)], 'idle'],
  ['a selection that is being stored goes on', [requested], 'loading'],
])('when the editor opens, %s', (_case, events, status) => {
  expect(after(...events, ownedBadgesRequested()).storing.status).toBe(status);
});

it('a selection is stored, merged or not, until the screen has shown it', () => {
  expect(after(requested).storing.status).toBe('loading');
  expect(after(requested, stored(true))).toMatchObject({ storing: { status: 'loaded' }, wasMerged: true });
  expect(after(requested, stored(true), stored(false)).wasMerged).toBe(false);
  expect(after(requested, stored(true), selectionEnded())).toMatchObject({
    storing: { status: 'idle' },
    wasMerged: false,
  });
  expect(after(requested, selectionFailed(failure)).storing).toEqual({ status: 'failed', failure });
});
