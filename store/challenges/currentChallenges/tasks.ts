import { getCurrentChallenges } from '../../../services/club/currentChallenges';
import { callService } from '../../support/callService';
import { createResource } from '../../support/createResource';

export const currentChallenges = createResource('currentChallenges', {
  *fetch() {
    return (yield* callService(getCurrentChallenges, null)).challenges;
  },
});
