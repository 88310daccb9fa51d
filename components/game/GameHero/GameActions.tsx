import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Challenge } from '../../../services/club/challenges';
import { selectChallenges, selectChallengesStatus, selectIsPending } from '../../../store/challenges/selectors';
import { activationRequested, bankingRequested } from '../../../store/challenges/slice';
import { selectRewardsStatus, selectRewardsWithAvailability } from '../../../store/rewards/selectors';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { mainStep } from '../../challenges/challengeOrder';
import { challengeMessages } from '../../challenges/challenges.messages';
import { measured } from '../../measuring/measured';
import { ClubLink } from '../../navigation/ClubLink';
import { ExternalLink } from '../../navigation/ExternalLink';
import { gamePage } from '../../navigation/gamePage';
import { Button, ButtonLink, mainAction } from '../../ui/buttons/Button';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { gameMessages, gameTemplates } from '../game.messages';
import type { GamePage } from '../useGamePage';
import { Actions } from './GameHero.styles';

/** The main action in the game, with a link to its rewards or challenges. */
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
  const challenges = usePlayerSelector((state) => selectChallenges(state, spaceId));
  const status = usePlayerSelector((state) => selectChallengesStatus(state, spaceId));
  const rewardsStatus = usePlayerSelector(selectRewardsStatus);
  const rewards = usePlayerSelector(selectRewardsWithAvailability);
  const hasRewards = rewards.length > 0;
  const reach = rewards.filter(({ availability }) => availability.kind === 'withinReach');
  // Challenges and rewards that are fetched again stay visible meanwhile.
  const isWaiting = (isPendingStatus(status) && challenges.length === 0) || rewardsStatus === 'idle';
  if (isWaiting || (rewardsStatus === 'loading' && !hasRewards)) return <ActionsSkeleton />;
  const step = mainStep(challenges);

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
        <ButtonLink as={ClubLink} to={gamePage(address, 'rewards')} {...mainAction}>
          {rewardsText}
        </ButtonLink>
      )}
      <ButtonLink as={ClubLink} to={gamePage(address, step ? 'rewards' : 'challenges')} $variant="outlineOnArt">
        {step ? rewardsText : <FormattedMessage {...gameMessages.seeChallenges} />}
      </ButtonLink>
    </>
  );
}

const isPendingStatus = (status: string) => status === 'idle' || status === 'loading';

function StepButton({ does, challenge }: { does: 'bank' | 'activate'; challenge: Challenge }) {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const isPending = usePlayerSelector((state) => selectIsPending(state, challenge.challengeId));
  const { challengeId, spaceId, type, reward } = challenge;
  const steps: Record<typeof does, { label: ReactNode; working: string; onClick: () => unknown }> = {
    bank: {
      label: <FormattedMessage {...gameTemplates.bank} values={{ units: reward.units }} />,
      working: formatMessage(challengeMessages.banking),
      onClick: () => dispatch(bankingRequested({ challengeId, spaceId })),
    },
    activate: {
      label: <FormattedMessage {...(type === 'weekly' ? gameMessages.activateWeekly : gameMessages.activate)} />,
      working: formatMessage(challengeMessages.activating),
      onClick: () => dispatch(activationRequested({ challengeId, spaceId })),
    },
  };
  const { label, working, onClick } = steps[does];
  return (
    <Button working={isPending && working} onClick={onClick} {...measured(does)}>
      {label}
    </Button>
  );
}

export const ActionsSkeleton = () => (
  <>
    <Skeleton $width="272px" $height="48px" />
    <Skeleton $width="250px" $height="48px" />
  </>
);

interface GameStoreActionsProps {
  page: GamePage;
  /** Whether the rewards section has content. */
  hasRewards: boolean;
}

/** Links for a game that the player does not own: its beta, store page or site, else the list of games. */
function GameStoreActions({ page: { game, address }, hasRewards }: GameStoreActionsProps) {
  const { betaUrl, storeUrl, siteUrl } = game;
  const [main, second] = [
    { url: betaUrl, name: gameMessages.beta },
    { url: storeUrl, name: gameMessages.store },
    { url: siteUrl, name: gameMessages.site },
  ].flatMap(({ url, name }) => (url === null ? [] : [{ url, name }]));
  return (
    <>
      {main ? (
        <ButtonLink as={ExternalLink} href={main.url} {...mainAction}>
          <FormattedMessage {...main.name} />
        </ButtonLink>
      ) : (
        <ButtonLink as={ClubLink} to={{ page: 'games' }} {...mainAction}>
          <FormattedMessage {...gameMessages.yourGames} />
        </ButtonLink>
      )}
      {hasRewards ? (
        <ButtonLink as={ClubLink} to={gamePage(address, 'rewards')} $variant="outlineOnArt">
          <FormattedMessage {...gameMessages.seeRewards} />
        </ButtonLink>
      ) : (
        second && (
          <ButtonLink as={ExternalLink} href={second.url} $variant="outlineOnArt">
            <FormattedMessage {...second.name} />
          </ButtonLink>
        )
      )}
    </>
  );
}
