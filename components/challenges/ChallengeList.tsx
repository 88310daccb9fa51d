import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Challenge } from '../../services/club/types';
import { selectChallenges, selectChallengesStatus } from '../../store/challenges/selectors';
import { activationRequested, bankingRequested, challengesRequested } from '../../store/challenges/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/Button';
import { Skeleton } from '../ui/Skeleton';
import { StateCard } from '../ui/StateCard';
import { ChallengeRow } from './ChallengeRow';
import { challengeMessages } from './challenges.messages';

interface ChallengeListProps {
  /** A game's, or with null all of the player's. */
  spaceId: string | null;
  /** Which of them; all by default. */
  filter?: (challenge: Challenge) => boolean;
  /** Another order than the most urgent first. */
  order?: (challenges: readonly Challenge[]) => Challenge[];
  most?: number;
  /** Title and square picture of a challenge's game, where the list goes across games. */
  gameOf?: (challenge: Challenge) => { title: string; picture: string | null } | undefined;
}

const everything = () => true;

/** Challenges as rows, most urgent first, with their loading, empty and error states. */
export function ChallengeList({ spaceId, filter = everything, order, most = Infinity, gameOf }: ChallengeListProps) {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const challenges = useAppSelector((state) => selectChallenges(state, spaceId));
  const status = useAppSelector((state) => selectChallengesStatus(state, spaceId));
  const { pending, failures } = useAppSelector((state) => state.challenges);
  useEffect(() => {
    dispatch(challengesRequested({ spaceId }));
  }, [dispatch, spaceId]);

  const wanted = challenges.filter(filter);
  const shown = (order ? order(wanted) : wanted).slice(0, most);
  if (shown.length > 0) {
    return (
      <Frame>
        {shown.map((challenge) => {
          const game = gameOf?.(challenge);
          const name = { challengeId: challenge.challengeId, spaceId: challenge.spaceId };
          return (
            <ChallengeRow
              key={challenge.challengeId}
              challenge={challenge}
              gameTitle={game?.title}
              picture={game?.picture ?? challenge.imageUrl}
              isPending={challenge.challengeId in pending}
              failure={failures[challenge.challengeId] ?? null}
              onActivate={() => dispatch(activationRequested(name))}
              onBank={() => dispatch(bankingRequested(name))}
            />
          );
        })}
      </Frame>
    );
  }
  if (status === 'failed') {
    const retry = (
      <Button variant="outline" size="small" icon="retry" onClick={() => dispatch(challengesRequested({ spaceId }))}>
        <FormattedMessage {...challengeMessages.retry} />
      </Button>
    );
    return (
      <StateCard kind="error" title={formatMessage(challengeMessages.errorTitle)} action={retry}>
        <FormattedMessage {...challengeMessages.error} />
      </StateCard>
    );
  }
  if (status === 'loaded') {
    return (
      <StateCard kind="empty" title={formatMessage(challengeMessages.emptyTitle)}>
        <FormattedMessage {...challengeMessages.empty} />
      </StateCard>
    );
  }
  return (
    <Frame aria-hidden>
      {[1, 2, 3].map((row) => (
        <Waiting key={row}>
          <Skeleton $height="88px" />
        </Waiting>
      ))}
    </Frame>
  );
}

const Frame = styled.ul`
  border: 1px solid ${tokens.on.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.on.surface};
  box-shadow: ${tokens.on.lit};
`;

const Waiting = styled.li`
  padding: 16px;
  border-top: 1px solid ${tokens.on.hairline};

  &:first-child {
    border-top: 0;
  }
`;
