import { getCurrentChallenges } from '../../../services/club/currentChallenges';
import { callService } from '../../support/callService';
import { createResource } from '../../support/createResource';

export const currentChallenges = createResource({
  name: 'currentChallenges',
  select: (state) => state.currentChallenges,
  *fetch() {
    return (yield* callService(getCurrentChallenges, null)).challenges;
  },
});
