import type { Reward } from '../../../services/clubWebsite/rewards';
import type { RewardAvailability } from '../../../store/rewards/rules';
import { selectReward } from '../../../store/rewards/selectors';
import { usePlayerSelector } from '../../../store/support/hooks';
import { selectUnits } from '../../../store/units/selectors';
import { ClubLink } from '../../navigation/ClubLink';
import { gamePage } from '../../navigation/gamePage';
import { StepActions, StepLine, StepLines, StepTitle } from '../../spend/Step';
import { tokens } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { Stack } from '../../ui/layout/Stack';
import { Text } from '../../ui/layout/Text';
import { ProgressBar } from '../../ui/progress/ProgressBar';
import { useTexts } from '../../ui/text/useTexts';
import { useOpenReward } from '../useOpenReward';
import { WishToggle } from '../Wishlist/WishButton';

interface LockedStepProps {
  reward: Reward;
  availability: RewardAvailability;
  isGameOwned: boolean;
}

export function LockedStep({ reward, availability, isGameOwned }: LockedStepProps) {
  const t = useTexts();
  const { name, game, value, lockRewardId, lockProgress } = reward;
  const reasons = 'reasons' in availability ? availability.reasons : [];
  const isSoldOut = availability.kind === 'soldOut';
  const isLocked = availability.kind === 'locked';
  // Its line names the condition.
  const progress = isLocked ? lockProgress : null;
  const unplayed = isGameOwned || isSoldOut ? null : game;
  const status = isSoldOut ? t('rewards.soldOut') : isLocked && t('rewards.locked');
  const condition = unplayed && t('rewards.sheet.playIt', { game: unplayed.title });
  return (
    <>
      <StepTitle>{status || condition || name}</StepTitle>
      {!isSoldOut && (
        <Text as="h3" $type="rowTitle" $above={5}>
          {t('rewards.sheet.howToUnlock')}
        </Text>
      )}
      {(unplayed || (!progress && reasons.length > 0)) && (
        <Stack as="ul" style={{ gap: 6, margin: '8px 0 16px', color: tokens.on.muted }}>
          {unplayed && <li>{t('rewards.sheet.playItText', { game: unplayed.title })}</li>}
          {!progress && reasons.map((reason) => <li key={reason}>{reason}</li>)}
        </Stack>
      )}
      {progress && (
        <div style={{ marginTop: 20 }}>
          <ProgressBar
            label={reasons.join(' ')}
            value={progress.value}
            max={progress.target}
            figure={t('rewards.sheet.progress', progress)}
          />
        </div>
      )}
      {!isSoldOut && (
        <>
          <StepLines>
            <StepLine>
              <b>{t('rewards.sheet.price')}</b>
              <strong>{t('ui.units', { units: value })}</strong>
            </StepLine>
          </StepLines>
          <PriceProgress price={value} />
        </>
      )}
      <StepActions>
        {!isGameOwned && game && (
          <ButtonLink as={ClubLink} to={gamePage(game)}>
            {t('rewards.claim.see', { name: game.title })}
          </ButtonLink>
        )}
        {isGameOwned && isLocked && lockRewardId !== null && <LockReward rewardId={lockRewardId} />}
        {!isSoldOut && <WishToggle reward={reward} />}
      </StepActions>
    </>
  );
}

function LockReward({ rewardId }: { rewardId: string }) {
  const t = useTexts();
  const open = useOpenReward();
  const reward = usePlayerSelector((state) => selectReward(state, rewardId));
  return reward && <Button onClick={() => open(reward)}>{t('rewards.claim.see', { name: reward.name })}</Button>;
}

/** Nothing while the balance is unknown, or if it suffices. */
export function PriceProgress({ price }: { price: number }) {
  const t = useTexts();
  const units = usePlayerSelector(selectUnits);
  if (units === null || units >= price) return null;
  return (
    <div style={{ marginTop: 20 }}>
      <ProgressBar
        label={t('payment.balance')}
        value={units}
        max={price}
        figure={t('rewards.wish.progress', { units, price })}
      />
    </div>
  );
}
