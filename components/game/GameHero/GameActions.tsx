import type { Challenge } from '../../../services/club/challenges';
import { selectChallenges, selectChallengesStatus, selectIsPending } from '../../../store/challenges/selectors';
import { activationRequested, bankingRequested } from '../../../store/challenges/slice';
import { selectRewardsWithAvailability } from '../../../store/rewards/selectors';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { isSettled } from '../../../store/support/requestState';
import { mainStep } from '../../challenges/challengeOrder';
import { measured } from '../../measuring/measured';
import { ClubLink } from '../../navigation/ClubLink';
import { ExternalLink } from '../../navigation/ExternalLink';
import { gamePage } from '../../navigation/gamePage';
import { Button, ButtonLink, mainAction } from '../../ui/buttons/Button';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { useTexts } from '../../ui/text/useTexts';
import type { GamePage } from '../useGamePage';
import { Actions } from './GameHero.styles';

export function GameActions({ page }: { page: GamePage }) {
  const { openSpaceId, isOwned } = page;
  return (
    <Actions>
      {openSpaceId === null || !isOwned ? (
        <GameStoreActions page={page} />
      ) : (
        <PlayerActions page={page} spaceId={openSpaceId} />
      )}
    </Actions>
  );
}

function PlayerActions({ page: { address }, spaceId }: { page: GamePage; spaceId: string }) {
  const t = useTexts();
  const challenges = usePlayerSelector((state) => selectChallenges(state, spaceId));
  const status = usePlayerSelector((state) => selectChallengesStatus(state, spaceId));
  const rewardsStatus = usePlayerSelector((state) => state.rewards.status);
  const rewards = usePlayerSelector(selectRewardsWithAvailability);
  const hasRewards = rewards.length > 0;
  const reach = rewards.filter(({ availability }) => availability.kind === 'withinReach');
  // Challenges and rewards that are fetched again stay visible meanwhile.
  const isWaiting = (!isSettled({ status }) && challenges.length === 0) || rewardsStatus === 'idle';
  if (isWaiting || (rewardsStatus === 'loading' && !hasRewards)) return <ActionsSkeleton />;
  const step = mainStep(challenges);

  const rewardsText = reach.length > 0 ? t('game.withinReach', { count: reach.length }) : t('game.seeRewards');
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
        {step ? rewardsText : t('game.seeChallenges')}
      </ButtonLink>
    </>
  );
}

function StepButton({ does, challenge }: { does: 'bank' | 'activate'; challenge: Challenge }) {
  const dispatch = useAppDispatch();
  const t = useTexts();
  const isPending = usePlayerSelector((state) => selectIsPending(state, challenge.challengeId));
  const { challengeId, spaceId, type, reward } = challenge;
  const [requested, working] =
    does === 'bank' ? [bankingRequested, t('challenges.banking')] : [activationRequested, t('challenges.activating')];
  return (
    <Button
      working={isPending && working}
      onClick={() => dispatch(requested({ challengeId, spaceId }))}
      {...measured(does)}
    >
      {does === 'bank'
        ? t('challenges.bank', { units: reward.units })
        : t(type === 'weekly' ? 'game.activateWeekly' : 'game.activate')}
    </Button>
  );
}

export const ActionsSkeleton = () => (
  <>
    <Skeleton $width="272px" $height="48px" />
    <Skeleton $width="250px" $height="48px" />
  </>
);

function GameStoreActions({ page: { game, address, openSpaceId } }: { page: GamePage }) {
  const t = useTexts();
  const { betaUrl, storeUrl, siteUrl } = game;
  const [main, second] = (
    [
      { url: betaUrl, name: 'game.beta' },
      { url: storeUrl, name: 'game.store' },
      { url: siteUrl, name: 'game.site' },
    ] as const
  ).flatMap(({ url, name }) => (url === null ? [] : [{ url, name }]));
  return (
    <>
      {main ? (
        <ButtonLink as={ExternalLink} href={main.url} {...mainAction}>
          {t(main.name)}
        </ButtonLink>
      ) : (
        <ButtonLink as={ClubLink} to={{ page: 'games' }} {...mainAction}>
          {t('game.yourGames')}
        </ButtonLink>
      )}
      {openSpaceId !== null ? (
        <ButtonLink as={ClubLink} to={gamePage(address, 'rewards')} $variant="outlineOnArt">
          {t('game.seeRewards')}
        </ButtonLink>
      ) : (
        second && (
          <ButtonLink as={ExternalLink} href={second.url} $variant="outlineOnArt">
            {t(second.name)}
          </ButtonLink>
        )
      )}
    </>
  );
}
