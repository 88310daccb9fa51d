import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Challenge } from '../../../services/club/types';
import { selectChallenges, selectChallengesStatus } from '../../../store/challenges/selectors';
import { activationRequested, bankingRequested } from '../../../store/challenges/slice';
import { selectRewardsStatus, selectRewardsWithAvailability } from '../../../store/rewards/selectors';
import { useAppDispatch, useAppSelector } from '../../../store/support/hooks';
import { mainStep } from '../../challenges/challengeOrder';
import { challengeMessages } from '../../challenges/challenges.messages';
import { measured } from '../../measuring/measured';
import { ClubLink } from '../../navigation/ClubLink';
import { ExternalLink } from '../../navigation/ExternalLink';
import { Button, ButtonLink } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { gameMessages, gameTemplates } from '../game.messages';
import type { GamePage } from '../useGamePage';
import { Actions } from './GameHero.styles';

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
  if (isPendingStatus(status) || isPendingStatus(rewardsStatus)) return <ActionsSkeleton />;
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

const isPendingStatus = (status: string) => status === 'idle' || status === 'loading';

function StepButton({ does, challenge }: { does: 'bank' | 'activate'; challenge: Challenge }) {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const isPending = useAppSelector(({ challenges }) => challenge.challengeId in challenges.pending);
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

export const ActionsSkeleton = () => (
  <>
    <Skeleton $width="272px" $height="48px" />
    <Skeleton $width="250px" $height="48px" />
  </>
);

interface GameStoreActionsProps {
  page: GamePage;
  /** There is something to look at in the rewards section. */
  hasRewards: boolean;
}

/** Where a game that is not the player's can be had: beta, store, or its own site; with none of them, the way back. */
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
        <ButtonLink as={ExternalLink} href={main.url}>
          <FormattedMessage {...main.name} />
        </ButtonLink>
      ) : (
        <ButtonLink as={ClubLink} to={{ page: 'games' }}>
          <FormattedMessage {...gameMessages.yourGames} />
        </ButtonLink>
      )}
      {hasRewards ? (
        <ButtonLink
          as={ClubLink}
          to={{ page: 'game', params: { game: address.slug, platform: address.platform, section: 'rewards' } }}
          $variant="outlineOnArt"
        >
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
