import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { selectListLoading, selectOwnedGames } from '../../store/catalog/selectors';
import { listRequested } from '../../store/catalog/slice';
import { summaryOf } from '../../store/challenges/rules';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { tokens } from '../theme/tokens';
import { Section } from '../ui/layout/Section';
import { Wrap } from '../ui/layout/Wrap';
import { useFocusKept } from '../ui/focus/useFocusKept';
import { ActivateAll } from './ActivateAll';
import { ChallengesStanding } from './ChallengesStanding';
import { ChallengesAbsent } from './ChallengeStates';
import { gamesAsOwned } from './gamesAsOwned';
import { Actions, Columns, RowsSkeleton, StandingSkeleton, Title, Top } from './PlayerChallenges.Skeleton';
import { KindTabs } from './PlayerChallenges.Tabs';
import { ThisWeekArc } from './PlayerChallenges.Week';
import { playerMessages } from './player.messages';
import { StartHere } from './StartHere';
import { useChallengeNews } from './useChallengeNews';
import { useChallenges } from './useChallenges';

/** The player's challenges across all games: by kind, with what can be done about them, and what is behind them. */
export function PlayerChallenges() {
  const dispatch = useAppDispatch();
  const { challenges, status, refresh } = useChallenges(null);
  const owned = useAppSelector(selectOwnedGames);
  const ownsNothing =
    useAppSelector((state) => selectListLoading(state, 'ownedGames').status) === 'loaded' && owned.length === 0;
  const [wasLoaded, setWasLoaded] = useState(status === 'loaded');
  if (status === 'loaded' && !wasLoaded) setWasLoaded(true);
  useChallengeNews();
  useEffect(() => {
    dispatch(listRequested({ list: 'ownedGames' }));
  }, [dispatch]);
  const ref = useFocusKept<HTMLDivElement>();
  const hasAny = challenges.length > 0;
  const isWaiting = !wasLoaded && status !== 'failed';
  return (
    <>
      <Top>
        <Wrap>
          <Columns>
            <div ref={ref}>
              <Title>
                <FormattedMessage {...playerMessages.title} />
              </Title>
              {hasAny ? <ChallengesStanding challenges={challenges} /> : isWaiting && <StandingSkeleton />}
              {hasAny && (
                <Actions>
                  <ActivateAll
                    spaceId={null}
                    size="normal"
                    variant={summaryOf(challenges).bankable.count > 0 ? 'outline' : 'primary'}
                  />
                </Actions>
              )}
            </div>
            <ThisWeekArc challenges={challenges} />
          </Columns>
        </Wrap>
      </Top>
      <Section $surface="ink" $space="player">
        <Parts>
          {wasLoaded && hasAny && <KindTabs challenges={challenges} gameOf={gamesAsOwned(owned)} />}
          {ownsNothing && <StartHere />}
          {isWaiting && <RowsSkeleton />}
          {!hasAny && !ownsNothing && !isWaiting && (
            <ChallengesAbsent status={status} onRetry={refresh} headingLevel={2} />
          )}
        </Parts>
      </Section>
    </>
  );
}

const Parts = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[10]};
  min-height: 480px;
  align-content: start;
`;
