import { all } from 'typed-redux-saga';
import { getBadges } from '../../services/clubWebsite/badges';
import { getActions } from '../../services/console/console';
import { playerReturned } from '../session/events';
import { callService } from '../support/callService';
import { createResource } from '../support/createResource';
import { badgeEntries } from './rules';

/** Of a game, by its space. */
export const badges = createResource({
  name: 'badges',
  select: (state) => state.badges,
  *fetch(spaceId) {
    const { list, details } = yield* all({
      list: callService(getBadges, { spaceId }),
      details: callService(getActions, { spaceId }),
    });
    return badgeEntries(list, details.actions);
  },
  refreshOn: playerReturned,
});
