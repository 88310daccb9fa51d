import { useEffect } from 'react';
import type { Challenge } from '../../services/club/types';
import { eventsRequested } from '../../store/challenges/challengeEvents/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { Asked } from './ChallengeDetails.Asked';
import { Seen } from './ChallengeDetails.Seen';
import { Panel } from './ChallengeDetails.styles';

/** What a challenge asks for and which of it is missing; and what the club saw, with what counted and why the rest did not. */
export function ChallengeDetails({ challenge }: { challenge: Challenge }) {
  const dispatch = useAppDispatch();
  const { challengeId, spaceId, progress, status } = challenge;
  // Whatever moved the challenge was seen meanwhile.
  useEffect(() => {
    dispatch(eventsRequested({ challengeId, spaceId }));
  }, [dispatch, challengeId, spaceId, progress, status]);
  return (
    <Panel>
      <Asked challenge={challenge} />
      <Seen challenge={challenge} />
    </Panel>
  );
}
