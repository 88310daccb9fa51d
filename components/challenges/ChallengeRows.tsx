import styled from 'styled-components';
import type { Challenge } from '../../services/club/types';
import { activationRequested, bankingRequested } from '../../store/challenges/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { tokens } from '../theme/tokens';
import { ChallengeRow } from './ChallengeRow';

/** Title and square picture of a challenge's game, where a list goes across games. */
export type GameOf = (challenge: Challenge) => { title: string; picture: string | null } | undefined;

interface ChallengeRowsProps {
  challenges: readonly Challenge[];
  gameOf?: GameOf;
  /** Whether all are of one kind, so that no row needs to name it. */
  isOfOneKind?: boolean;
  /** Whether each row opens to what counted and why the rest did not. */
  hasDetails?: boolean;
}

/** Challenges under each other, each with what can be done with it now. */
export function ChallengeRows({ challenges, gameOf, isOfOneKind = false, hasDetails = false }: ChallengeRowsProps) {
  const dispatch = useAppDispatch();
  const { steps } = useAppSelector((state) => state.challenges);
  return (
    <ListFrame>
      {challenges.map((challenge) => {
        const game = gameOf?.(challenge);
        const name = { challengeId: challenge.challengeId, spaceId: challenge.spaceId };
        return (
          <ChallengeRow
            key={challenge.challengeId}
            challenge={challenge}
            gameTitle={game?.title}
            picture={game?.picture ?? challenge.imageUrl}
            isOfKnownKind={isOfOneKind}
            hasDetails={hasDetails}
            isPending={steps[challenge.challengeId]?.status === 'loading'}
            failure={steps[challenge.challengeId]?.failure ?? null}
            onActivate={() => dispatch(activationRequested(name))}
            onBank={() => dispatch(bankingRequested(name))}
          />
        );
      })}
    </ListFrame>
  );
}

/** The card around the rows. */
export const ListFrame = styled.ul`
  border: 1px solid ${tokens.on.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.on.card};
  box-shadow: ${tokens.on.lit};
`;
