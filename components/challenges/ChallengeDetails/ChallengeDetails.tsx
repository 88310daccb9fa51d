import { useEffect } from 'react';
import styled from 'styled-components';
import type { Challenge } from '../../../services/club/challenges';
import { challengeEvents } from '../../../store/challenges/challengeEvents/tasks';
import { useAppDispatch } from '../../../store/support/hooks';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { EventTrace } from './EventTrace';
import { Requirements } from './Requirements';

/** The requirements of a challenge, and the events that the club recorded for it, with the reason of each that did not count. */
export function ChallengeDetails({ challenge }: { challenge: Challenge }) {
  const dispatch = useAppDispatch();
  const { challengeId, spaceId, progress, status } = challenge;
  // A change of progress or status means that there are new events.
  useEffect(() => {
    dispatch(challengeEvents.requested({ challengeId, spaceId }));
  }, [dispatch, challengeId, spaceId, progress, status]);
  return (
    <Panel>
      <Requirements challenge={challenge} />
      <EventTrace challenge={challenge} />
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
  gap: 24px 40px;
  margin: 0 16px 16px;
  padding: 20px 24px 24px;
  border-radius: ${tokens.radius.card};
  background-color: ${tokens.on.surface};

  h4 {
    ${text.cardTitle}
    margin-bottom: 12px;
  }

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    padding: 20px 16px;
  }
`;
