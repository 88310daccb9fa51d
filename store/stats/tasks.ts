import { getStats } from '../../services/console/console';
import { playerReturned } from '../session/events';
import { callService } from '../support/callService';
import { createResource } from '../support/createResource';

/** Of a game, by its space. */
export const stats = createResource({
  name: 'stats',
  select: (state) => state.stats,
  fetch: (spaceId) => callService(getStats, { spaceId }),
  refreshOn: playerReturned,
});
