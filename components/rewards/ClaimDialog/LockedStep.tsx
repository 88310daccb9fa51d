import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Reward } from '../../../services/clubWebsite/rewards';
import type { RewardAvailability } from '../../../store/rewards/rules';
import { selectReward } from '../../../store/rewards/selectors';
import { usePlayerSelector } from '../../../store/support/hooks';
import { selectUnits } from '../../../store/units/selectors';
import { ClubLink } from '../../navigation/ClubLink';
import { gamePage } from '../../navigation/gamePage';
import { StepActions, StepLine, StepLines, StepTitle } from '../../spend/Step.styles';
import { spendMessages } from '../../spend/spend.messages';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { ProgressBar } from '../../ui/progress/ProgressBar';
import { tileMessages } from '../RewardCard/RewardTile.messages';
import { wishlistTemplates } from '../Wishlist/wishlist.messages';
import { priceMessages } from '../rarityNames.messages';
import { useOpenReward } from '../useOpenReward';
import { WishToggle } from './WishToggle';
import { claimTemplates } from './claim.messages';
import { sheetMessages, sheetTemplates } from './sheet.messages';

interface LockedStepProps {
  reward: Reward;
  availability: RewardAvailability;
  isGameOwned: boolean;
}

/** For a reward that is locked, no longer available, or of a game that the player does not own: what unlocks it, how far
 *  the player is, and its price. */
export function LockedStep({ reward, availability, isGameOwned }: LockedStepProps) {
  const { game, value, lockRewardId, lockProgress } = reward;
  const reasons = 'reasons' in availability ? availability.reasons : [];
  const isSoldOut = availability.kind === 'soldOut';
  const isLocked = availability.kind === 'locked';
  // Its line names the condition.
  const progress = isLocked ? lockProgress : null;
  const unplayed = isGameOwned || isSoldOut ? null : game;
  return (
    <>
      <StepTitle>
        <Title reward={reward} availability={availability} isGameOwned={isGameOwned} />
      </StepTitle>
      {!isSoldOut && (
        <Subtitle>
          <FormattedMessage {...sheetMessages.howToUnlock} />
        </Subtitle>
      )}
      {(unplayed || (!progress && reasons.length > 0)) && (
        <Reasons>
          {unplayed && (
            <li>
              <FormattedMessage {...sheetTemplates.playItText} values={{ game: unplayed.title }} />
            </li>
          )}
          {!progress && reasons.map((reason) => <li key={reason}>{reason}</li>)}
        </Reasons>
      )}
      {progress && <LockProgress label={reasons.join(' ')} {...progress} />}
      <StepLines>
        <StepLine>
          <b>
            <FormattedMessage {...sheetMessages.price} />
          </b>
          <strong>
            <FormattedMessage {...priceMessages.price} values={{ units: value }} />
          </strong>
        </StepLine>
      </StepLines>
      {!isSoldOut && <PriceProgress price={value} />}
      <StepActions>
        {!isGameOwned && game && (
          <ButtonLink as={ClubLink} to={gamePage(game)}>
            <FormattedMessage {...claimTemplates.see} values={{ name: game.title }} />
          </ButtonLink>
        )}
        {isGameOwned && isLocked && lockRewardId !== null && <LockReward rewardId={lockRewardId} />}
        {!isSoldOut && <WishToggle reward={reward} />}
      </StepActions>
    </>
  );
}

function Title({ reward: { game, name }, availability: { kind }, isGameOwned }: LockedStepProps) {
  if (kind === 'soldOut') return <FormattedMessage {...tileMessages.soldOut} />;
  if (kind === 'locked') return <FormattedMessage {...tileMessages.lockedState} />;
  return !isGameOwned && game ? <FormattedMessage {...sheetTemplates.playIt} values={{ game: game.title }} /> : name;
}

function LockProgress({ label, value, target }: { label: string; value: number; target: number }) {
  const { formatMessage } = useIntl();
  return (
    <ProgressRow>
      <ProgressBar
        label={label}
        value={value}
        max={target}
        figure={formatMessage(sheetTemplates.progress, { value, target })}
      />
    </ProgressRow>
  );
}

/** A button to the reward that unlocks this one. */
function LockReward({ rewardId }: { rewardId: string }) {
  const open = useOpenReward();
  const reward = usePlayerSelector((state) => selectReward(state, rewardId));
  return (
    reward && (
      <Button onClick={() => open(reward)}>
        <FormattedMessage {...claimTemplates.see} values={{ name: reward.name }} />
      </Button>
    )
  );
}

const Subtitle = styled.h3`
  ${text.rowTitle}
  margin-top: 20px;
`;

const Reasons = styled.ul`
  display: grid;
  gap: 6px;
  margin: 8px 0 16px;
  color: ${tokens.on.muted};
`;

/** How much of a price the balance covers; nothing while the balance is unknown, or where it suffices. */
export function PriceProgress({ price }: { price: number }) {
  const { formatMessage } = useIntl();
  const units = usePlayerSelector(selectUnits);
  if (units === null || units >= price) return null;
  return (
    <ProgressRow>
      <ProgressBar
        label={formatMessage(spendMessages.balance)}
        value={units}
        max={price}
        figure={formatMessage(wishlistTemplates.progress, { units, price })}
      />
    </ProgressRow>
  );
}

const ProgressRow = styled.div`
  margin-top: 20px;
`;
