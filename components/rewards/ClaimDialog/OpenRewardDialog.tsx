import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { GoalToggle } from '../Goal/GoalMeter';
import type { Reward } from '../../../services/clubWebsite/rewards';
import { availabilityOf } from '../../../store/rewards/rules';
import { selectOwnedSpaces } from '../../../store/rewards/selectors';
import { type ClaimSpend, claimSpend, giftSpend } from '../../../store/spend/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { selectUnits } from '../../../store/units/selectors';
import { useAddressDialog } from '../../navigation/address';
import { ClubLink } from '../../navigation/ClubLink';
import { PageArrow } from '../../navigation/PageArrow';
import { PopupTexts } from '../../popups/PopupTexts';
import { Plan } from '../../planner/Plan';
import { SpendDialog } from '../../spend/SpendDialog';
import { type FailureTexts, failureTextOf, SpendReview } from '../../spend/SpendReview';
import { StepActions, StepNote, StepTitle } from '../../spend/Step';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { Rarity } from '../../ui/text/Rarity';
import { useTexts } from '../../ui/text/useTexts';
import { GiftStep } from '../Gifts/GiftStep';
import { rarityColors } from '../rarities';
import { RewardPicture, RewardSound } from '../RewardPreview';
import { rewardQueryKey } from '../useOpenReward';
import { ClaimedStep, OwnedStep } from './ClaimedStep';
import { LockedStep, PriceProgress } from './LockedStep';
import { WishToggle } from '../Wishlist/WishButton';

interface OpenRewardDialogProps {
  claim: ClaimSpend;
  reward: Reward;
  canClaim: boolean;
}

export function OpenRewardDialog({ claim, reward, canClaim }: OpenRewardDialogProps) {
  const dispatch = useAppDispatch();
  const t = useTexts();
  const { close: removeAddress } = useAddressDialog(rewardQueryKey);
  const units = usePlayerSelector(selectUnits);
  // After an attempt of unknown outcome the balance may be that of afterwards.
  const availability = availabilityOf(reward, claim.isUnsure ? null : units);
  const [isGiving, setGiving] = useState(false);
  const giveButton = useRef<HTMLButtonElement>(null);
  const isSendingGift = usePlayerSelector(giftSpend.select)?.status === 'loading';
  const ownedSpaces = usePlayerSelector(selectOwnedSpaces);
  const { name, rarityId, detail } = reward;
  const isGameOwned = canClaim && (ownedSpaces?.has(reward.spaceId) ?? true);
  const isSending = claim.status === 'loading';
  const isClaimed = claim.status === 'loaded';
  const isOwned = !isSending && availability.kind === 'owned';
  const isForSale = isSending || (isGameOwned && availability.kind === 'withinReach');
  const close = () => {
    dispatch(claimSpend.closed());
    removeAddress();
  };
  const leaveGift = () => {
    flushSync(() => setGiving(false));
    giveButton.current?.focus();
  };

  const step = (): ReactNode => {
    if (isOwned) return <OwnedStep reward={reward} onDone={close} />;
    if (isGameOwned && availability.kind === 'short') {
      return (
        <>
          <StepTitle>{t('rewards.sheet.missing', { missing: availability.missing })}</StepTitle>
          <PriceProgress price={reward.value} />
          <Plan missing={availability.missing} />
          <StepActions>
            <ButtonLink as={ClubLink} to={{ page: 'challenges' }}>
              {t('rewards.sheet.challenges')}
            </ButtonLink>
            <GoalToggle reward={reward} />
            <WishToggle reward={reward} />
          </StepActions>
        </>
      );
    }
    return <LockedStep reward={reward} availability={availability} isGameOwned={isGameOwned} />;
  };
  const content = (): ReactNode => {
    if (isGiving) {
      return (
        <PopupTexts>
          <GiftStep reward={reward} onLeave={leaveGift} onDone={close} />
        </PopupTexts>
      );
    }
    if (isClaimed) return <ClaimedStep reward={reward} claim={claim} onDone={close} />;
    if (isForSale) {
      return (
        <SpendReview
          question={t('rewards.claim.question', { price: reward.value, name })}
          fields={reward.quantityPurchased > 0 && <StepNote kind="good">{t('rewards.claim.owned')}</StepNote>}
          price={reward.value}
          spend={claim}
          failureTexts={failureTexts}
          action="claim-pay"
          onConfirm={() => dispatch(claimSpend.requested())}
          onLeave={close}
        />
      );
    }
    return (
      <>
        {claim.failure && !claim.isUnsure && (
          <StepNote kind="bad">{t(failureTextOf(claim.failure, failureTexts))}</StepNote>
        )}
        {step()}
      </>
    );
  };
  return (
    <SpendDialog
      title={isGiving ? t('rewards.give') : isForSale || isClaimed ? t('rewards.claim.title', { name }) : name}
      isDone={!isGiving && (isClaimed || isOwned)}
      hasSteps={!isGiving && (isClaimed || isForSale)}
      announced={isClaimed ? t('rewards.claim.announced', { name, balance: claim.result?.unitBalance ?? 0 }) : ''}
      isBusy={isGiving ? isSendingGift : isSending}
      onClose={close}
      art={<RewardPicture {...reward} />}
      claimed={t('rewards.claim.claimed')}
      light={rarityColors[rarityId]}
      description={
        <>
          <Rarity rarity={rarityColors[rarityId]} />
          <h3>{name}</h3>
          <p>{detail.description}</p>
          <RewardSound preview={reward.preview} game={reward.game?.title ?? name} />
          <Cluster $gap={[2, 4]} $above={3}>
            <PageArrow to={{ page: 'reward', params: { rewardId: reward.rewardId } }} isSmall>
              {t('rewards.page.link')}
            </PageArrow>
            {!isGiving && !isSending && availability.kind !== 'soldOut' && units !== null && units >= reward.value && (
              <Button ref={giveButton} variant="outline" size="small" onClick={() => setGiving(true)}>
                {t('rewards.give')}
              </Button>
            )}
          </Cluster>
        </>
      }
    >
      {content()}
    </SpendDialog>
  );
}

/** Codes: wire, Errors. */
const failureTexts: FailureTexts = {
  2001: 'rewards.claim.tooDear',
  2002: 'rewards.claim.already',
  2003: 'rewards.claim.locked',
  2007: 'rewards.claim.unknown',
  unsure: 'rewards.claim.unsure',
  failed: 'rewards.claim.failed',
};
