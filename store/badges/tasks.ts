import { all } from 'typed-redux-saga';
import { getBadges } from '../../services/clubWebsite/badges';
import { getActions } from '../../services/console/console';
import { playerReturned } from '../session/events';
import { callService } from '../support/callService';
import { createResource } from '../support/createResource';
import { badgeEntries } from './rules';

/** Of one game, by its space. */
export const gameBadges = createResource('badges', {
  *fetch(spaceId) {
    const { badges, found } = yield* all({
      badges: callService(getBadges, { spaceId }),
      found: callService(getActions, { spaceId }),
    });
    return badgeEntries(badges, found.actions);
  },
  refreshOn: playerReturned,
});
