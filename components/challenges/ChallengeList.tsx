import { type ReactNode, useCallback, useEffect } from 'react';
import styled from 'styled-components';
import type { Challenge } from '../../services/club/challenges';
import { weekEndOf } from '../../store/challenges/rules';
import { selectChallenges, selectChallengesStatus } from '../../store/challenges/selectors';
import { challengesRequested } from '../../store/challenges/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import type { RequestState } from '../../store/support/requestState';
import { tokens } from '../theme/tokens';
import { Card } from '../ui/cards/Card';
import { Loadable } from '../ui/feedback/Loadable';
import { Skeleton } from '../ui/feedback/Skeleton';
import { StateCard } from '../ui/feedback/StateCard';
import { useTexts } from '../ui/text/useTexts';
import { useFormatDay } from '../ui/time/useFormatDay';
import { useNow } from '../ui/time/useNow';
import { ChallengeRows } from './ChallengeRows/ChallengeRows';

interface ChallengeListProps {
  /** A game's space, or null for all of the player's games, whose rows name their games. */
  spaceId: string | null;
  filter: (challenge: Challenge) => boolean;
  /** Sorts the challenges; the most urgent comes first by default. */
  order?: (challenges: readonly Challenge[]) => Challenge[];
  most: number;
  empty?: ReactNode;
}

export function ChallengeList({ spaceId, filter, order, most, empty }: ChallengeListProps) {
  const { challenges, status, refresh } = useChallenges(spaceId);
  const wanted = challenges.filter(filter);
  const shown = useFirst(order ? order(wanted) : wanted, most);
  if (shown.length > 0) return <ChallengeRows challenges={shown} namesGame={spaceId === null} />;
  if (status === 'loaded' && empty !== undefined) return empty;
  return <ChallengesFallback status={status} onRetry={refresh} />;
}

/**
 * The challenges of a game, or with null of all games, most urgent first. They are requested when the screen mounts, and
 * again after each return to the tab (`playerReturned`).
 */
export function useChallenges(spaceId: string | null) {
  const dispatch = useAppDispatch();
  const challenges = usePlayerSelector((state) => selectChallenges(state, spaceId));
  const status = usePlayerSelector((state) => selectChallengesStatus(state, spaceId));
  const refresh = useCallback(() => void dispatch(challengesRequested({ spaceId })), [dispatch, spaceId]);
  useEffect(refresh, [refresh]);
  return { challenges, status, refresh };
}

/** The first of them, and those whose step has failed, which say so themselves. */
export function useFirst(challenges: readonly Challenge[], most: number): Challenge[] {
  const { steps } = usePlayerSelector((state) => state.challenges);
  return challenges.filter(({ challengeId }, place) => place < most || steps[challengeId]?.status === 'failed');
}

interface ChallengesFallbackProps {
  status: RequestState['status'];
  onRetry: () => void;
  headingLevel?: number;
}

export function ChallengesFallback({ status, onRetry, headingLevel }: ChallengesFallbackProps) {
  const t = useTexts();
  return (
    <Loadable
      status={status}
      hasContent={false}
      skeleton={<ChallengesSkeleton />}
      failed={{
        title: t('challenges.error.title'),
        text: t('challenges.error'),
        onRetry,
      }}
      empty={{ title: t('challenges.empty.title'), text: t('challenges.empty') }}
      headingLevel={headingLevel}
    />
  );
}

export const ChallengesSkeleton = () => (
  <Card as="ul" aria-hidden>
    {[1, 2, 3].map((row) => (
      <SkeletonRow key={row}>
        <Skeleton $height="88px" />
      </SkeletonRow>
    ))}
  </Card>
);

const SkeletonRow = styled.li`
  padding: 16px;
  border-top: 1px solid ${tokens.on.hairline};

  &:first-child {
    border-top: 0;
  }
`;

interface WeekDoneProps {
  /** A game's space, or null for all of the player's games. */
  spaceId?: string | null;
}

/** Praise for a week in which everything is banked, and when the next challenges open. */
export function WeekDone({ spaceId = null }: WeekDoneProps) {
  const t = useTexts();
  const formatDay = useFormatDay();
  const now = useNow();
  const challenges = usePlayerSelector((state) => selectChallenges(state, spaceId));
  const end = now === null ? null : weekEndOf(challenges, now);
  return (
    <StateCard kind="done" title={t('challenges.weekDone.title')}>
      {end === null ? t('challenges.empty') : t('challenges.weekDone', { date: formatDay(end, { weekday: 'long' }) })}
    </StateCard>
  );
}
