import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Reward } from '../../../services/clubWebsite/rewards';
import { selectGame } from '../../../store/game/selectors';
import { selectOpenedByClaim, selectRewardsOverview, selectRewardsTotals } from '../../../store/rewards/selectors';
import type { LotUse } from '../../../store/spend/rules';
import type { ClaimSpend } from '../../../store/spend/slice';
import { usePlayerSelector } from '../../../store/support/hooks';
import { selectLots } from '../../../store/units/selectors';
import { ClubLink } from '../../navigation/ClubLink';
import { SpendSummary } from '../../spend/SpendSummary';
import { StepActions, StepLine, StepTitle } from '../../spend/Step.styles';
import { tokens } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { useTexts } from '../../ui/text/useTexts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { lastZone } from '../../ui/time/lastZone';
import { useFormatDay } from '../../ui/time/useFormatDay';
import { UndoOfReward } from '../ClaimUndo/UndoOffer';
import { rarityNames } from '../rarityNames';
import { useOpenReward } from '../useOpenReward';
import { ClaimInstructions } from './ClaimInstructions';

interface ClaimedStepProps {
  reward: Reward;
  claim: ClaimSpend;
  onDone: () => void;
}

/** The second step: how to get the reward, what it cost, the balance left, and a reward that the claim unlocked. */
export function ClaimedStep({ reward, claim, onDone }: ClaimedStepProps) {
  const open = useOpenReward();
  const t = useTexts();
  const [opened] = usePlayerSelector(selectOpenedByClaim);
  const unitBalance = claim.result?.unitBalance ?? 0;
  return (
    <>
      <VisuallyHidden role="status">
        {t('rewards.claim.announced', { name: reward.name, balance: unitBalance })}
      </VisuallyHidden>
      <StepTitle>{t('rewards.claim.yours')}</StepTitle>
      <ClaimInstructions reward={reward} code={claim.result?.code ?? null}>
        <BalanceLines reward={reward} uses={claim.uses} unitBalance={unitBalance} />
      </ClaimInstructions>
      <UndoOfReward rewardId={reward.rewardId} onOpen={onDone} />
      {opened && (
        <OpenedReward>
          <Icon name="check" size="normal" />
          {t('rewards.claim.opened', { name: opened.name, price: opened.value })}
        </OpenedReward>
      )}
      <StepActions>
        <Button onClick={onDone}>{t('payment.done')}</Button>
        {opened ? (
          <Button variant="outline" onClick={() => open(opened)}>
            {t('rewards.claim.see', { name: opened.name })}
          </Button>
        ) : (
          <ButtonLink as={ClubLink} to={{ page: 'units' }} $variant="outline">
            {t('payment.ledger')}
          </ButtonLink>
        )}
      </StepActions>
    </>
  );
}

const OpenedReward = styled.p`
  display: flex;
  gap: 10px;
  margin-top: 18px;
  font-size: ${tokens.size.small};
  line-height: 1.45;

  svg {
    color: ${tokens.on.good};
  }
`;

interface BalanceLinesProps {
  reward: Reward;
  /** The lots that the price was taken from. */
  uses: readonly LotUse[];
  unitBalance: number;
}

/** What a claim took and from which lots, the balance left and its next expiry, and the game's rewards owned now. */
function BalanceLines({ reward, uses, unitBalance }: BalanceLinesProps) {
  const { formatList } = useIntl();
  const t = useTexts();
  const formatDay = useFormatDay();
  const [next] = usePlayerSelector(selectLots);
  const usedLots = uses.map(({ used, expiresAt }) =>
    expiresAt === null
      ? t('rewards.claim.usedLasting', { units: used })
      : t('rewards.claim.usedDue', { units: used, date: formatDay(expiresAt, { timeZone: lastZone }) }),
  );
  return (
    <>
      <SpendSummary
        used={reward.value}
        usedNote={formatList(usedLots, { type: 'conjunction' })}
        balance={unitBalance}
        balanceNote={
          next?.expiresAt &&
          t('rewards.claim.nextToExpire', {
            units: next.units,
            date: formatDay(next.expiresAt, { timeZone: lastZone }),
          })
        }
      />
      <OwnedLine reward={reward} />
    </>
  );
}

/** How many of the game's rewards the player owns; nothing if the loaded rewards are another game's. */
function OwnedLine({ reward: { rewardId, rarityId } }: { reward: Reward }) {
  const t = useTexts();
  const isLoaded = usePlayerSelector(({ rewards }) => rewards.rewardIds.includes(rewardId));
  const game = usePlayerSelector(selectGame);
  const totals = usePlayerSelector(selectRewardsTotals);
  const rarity = usePlayerSelector(selectRewardsOverview).find(({ id }) => id === rarityId);
  if (!isLoaded || !game || !rarity) return null;
  return (
    <StepLine>
      <b>{t('rewards.claim.gameRewards', { game: game.title })}</b>
      <strong data-plain>{t('rewards.claim.ownedOf', totals)}</strong>
      <span>
        {t('rewards.claim.rarityOf', {
          rarity: t(rarityNames[rarityId]),
          owned: rarity.owned,
          available: rarity.available,
        })}
      </span>
    </StepLine>
  );
}
