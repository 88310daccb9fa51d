import { getStats } from '../../services/console/console';
import { playerReturned } from '../session/events';
import { callService } from '../support/callService';
import { createResource } from '../support/createResource';

/** Of one game, by its space. */
export const stats = createResource('stats', {
  fetch: (spaceId) => callService(getStats, { spaceId }),
  refreshOn: playerReturned,
});
