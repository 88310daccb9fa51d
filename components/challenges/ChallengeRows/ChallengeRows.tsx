import type { Challenge } from '../../../services/club/challenges';
import { selectOwnedGames } from '../../../store/catalog/selectors';
import { selectGamePictures } from '../../../store/challenges/selectors';
import { activationRequested, bankingRequested } from '../../../store/challenges/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { Card } from '../../ui/cards/Card';
import { ChallengeRow } from './ChallengeRow';

interface ChallengeRowsProps {
  challenges: readonly Challenge[];
  /** True for a list across games: its rows name the game and show its picture. */
  namesGame?: boolean;
  /** True below a heading that names their kind: no row names it, and each has details. */
  isOfOneKind?: boolean;
}

export function ChallengeRows({ challenges, namesGame = false, isOfOneKind }: ChallengeRowsProps) {
  const dispatch = useAppDispatch();
  const { steps } = usePlayerSelector((state) => state.challenges);
  const owned = usePlayerSelector(selectOwnedGames);
  const pictures = usePlayerSelector(selectGamePictures);
  return (
    <Card as="ul">
      {challenges.map((challenge) => {
        const { challengeId, spaceId } = challenge;
        const name = { challengeId, spaceId };
        const game = owned.find((one) => one.spaceId === spaceId);
        const title = namesGame ? (game?.title ?? challenge.gameTitle) : null;
        const cover = title === null ? null : (game?.images.lowThumbnail ?? pictures[spaceId]);
        return (
          <ChallengeRow
            key={challengeId}
            challenge={challenge}
            gameTitle={title ?? undefined}
            picture={cover ?? challenge.imageUrl}
            isOfOneKind={isOfOneKind}
            isPending={steps[challengeId]?.status === 'loading'}
            failure={steps[challengeId]?.failure ?? null}
            onActivate={() => dispatch(activationRequested(name))}
            onBank={() => dispatch(bankingRequested(name))}
          />
        );
      })}
    </Card>
  );
}
