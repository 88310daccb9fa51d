import type { Challenge } from '../../../services/club/challenges';
import type { Game } from '../../../services/clubWebsite/games';
import { selectGamePictures } from '../../../store/challenges/currentChallenges/selectors';
import { activationRequested, bankingRequested } from '../../../store/challenges/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { Card } from '../../ui/cards/Card';
import { ChallengeRow } from './ChallengeRow';

export type GameOf = (challenge: Challenge) => { title: string; picture: string | null } | undefined;

interface ChallengeRowsProps {
  challenges: readonly Challenge[];
  gameOf?: GameOf;
  /** True if all challenges are of one kind, so that no row names it. */
  isOfOneKind?: boolean;
  hasDetails?: boolean;
}

export function ChallengeRows({ challenges, gameOf, isOfOneKind = false, hasDetails = false }: ChallengeRowsProps) {
  const dispatch = useAppDispatch();
  const { steps } = usePlayerSelector((state) => state.challenges);
  const pictures = usePlayerSelector(selectGamePictures);
  return (
    <Card as="ul">
      {challenges.map((challenge) => {
        const game = gameOf?.(challenge);
        const name = { challengeId: challenge.challengeId, spaceId: challenge.spaceId };
        return (
          <ChallengeRow
            key={challenge.challengeId}
            challenge={challenge}
            gameTitle={game?.title}
            picture={(game && (game.picture ?? pictures[challenge.spaceId])) ?? challenge.imageUrl}
            isKindHidden={isOfOneKind}
            hasDetails={hasDetails}
            isPending={steps[challenge.challengeId]?.status === 'loading'}
            failure={steps[challenge.challengeId]?.failure ?? null}
            onActivate={() => dispatch(activationRequested(name))}
            onBank={() => dispatch(bankingRequested(name))}
          />
        );
      })}
    </Card>
  );
}

/** Finds a challenge's game among `games`; the title of another game comes from the challenge itself. */
export const gameLookup =
  (games: readonly Game[]): GameOf =>
  ({ spaceId, gameTitle }) => {
    const game = games.find((candidate) => candidate.spaceId === spaceId);
    if (game) return { title: game.title, picture: game.images.lowThumbnail };
    return gameTitle === null ? undefined : { title: gameTitle, picture: null };
  };
