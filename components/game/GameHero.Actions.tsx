import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Challenge } from '../../services/club/types';
import { selectChallenges, selectChallengesStatus, selectIsPending } from '../../store/challenges/selectors';
import { activationRequested, bankingRequested } from '../../store/challenges/slice';
import { selectRewardsStatus, selectRewardsWithAvailability } from '../../store/rewards/selectors';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { challengeMessages } from '../challenges/challenges.messages';
import { measured } from '../measuring/measured';
import { ClubLink } from '../navigation/ClubLink';
import { Button, ButtonLink } from '../ui/buttons/Button';
import { Skeleton } from '../ui/feedback/Skeleton';
import { gameMessages, gameTemplates } from './game.messages';
import { Actions } from './GameHero.styles';
import { GameStoreActions } from './GameHero.Store';
import { mainStep } from './nextForPlayer';
import type { GamePage } from './useGamePage';

/** The one main thing to do in the game now, and the rewards within reach beside it. */
export function GameActions({ page }: { page: GamePage }) {
  const { openSpaceId, isOwned } = page;
  return (
    <Actions>
      {openSpaceId === null || !isOwned ? (
        <GameStoreActions page={page} hasRewards={openSpaceId !== null} />
      ) : (
        <PlayerActions page={page} spaceId={openSpaceId} />
      )}
    </Actions>
  );
}

function PlayerActions({ page: { address }, spaceId }: { page: GamePage; spaceId: string }) {
  const challenges = useAppSelector((state) => selectChallenges(state, spaceId));
  const status = useAppSelector((state) => selectChallengesStatus(state, spaceId));
  const rewardsStatus = useAppSelector(selectRewardsStatus);
  const reach = useAppSelector(selectRewardsWithAvailability).filter(
    ({ availability }) => availability.kind === 'withinReach',
  );
  if (isUnsettled(status) || isUnsettled(rewardsStatus)) return <ActionsWaiting />;
  const step = mainStep(challenges);
  const to = (section: 'rewards' | 'challenges') =>
    ({ page: 'game', params: { game: address.slug, platform: address.platform, section } }) as const;
  const rewardsText =
    reach.length > 0 ? (
      <FormattedMessage {...gameTemplates.withinReach} values={{ count: reach.length }} />
    ) : (
      <FormattedMessage {...gameMessages.seeRewards} />
    );
  return (
    <>
      {step ? (
        <StepButton {...step} />
      ) : (
        <ButtonLink as={ClubLink} to={to('rewards')}>
          {rewardsText}
        </ButtonLink>
      )}
      <ButtonLink as={ClubLink} to={to(step ? 'rewards' : 'challenges')} $variant="outlineOnArt">
        {step ? rewardsText : <FormattedMessage {...gameMessages.seeChallenges} />}
      </ButtonLink>
    </>
  );
}

const isUnsettled = (status: string) => status === 'idle' || status === 'loading';

function StepButton({ does, challenge }: { does: 'bank' | 'activate'; challenge: Challenge }) {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const isPending = useAppSelector((state) => selectIsPending(state, challenge.challengeId));
  const { challengeId, spaceId, type, reward } = challenge;
  const steps: Record<typeof does, { words: ReactNode; working: string; happen: () => unknown }> = {
    bank: {
      words: <FormattedMessage {...gameTemplates.bank} values={{ units: reward.units }} />,
      working: formatMessage(challengeMessages.banking),
      happen: () => dispatch(bankingRequested({ challengeId, spaceId })),
    },
    activate: {
      words: <FormattedMessage {...(type === 'weekly' ? gameMessages.activateWeekly : gameMessages.activate)} />,
      working: formatMessage(challengeMessages.activating),
      happen: () => dispatch(activationRequested({ challengeId, spaceId })),
    },
  };
  const { words, working, happen } = steps[does];
  return (
    <Button working={isPending && working} onClick={happen} {...measured(does)}>
      {words}
    </Button>
  );
}

export const ActionsWaiting = () => (
  <>
    <Skeleton $width="272px" $height="48px" />
    <Skeleton $width="250px" $height="48px" />
  </>
);
