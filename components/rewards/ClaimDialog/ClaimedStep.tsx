import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Reward } from '../../../services/clubWebsite/rewards';
import { selectOpenedByClaim } from '../../../store/rewards/selectors';
import type { ClaimSpend } from '../../../store/spend/slice';
import { usePlayerSelector } from '../../../store/support/hooks';
import { ClubLink } from '../../navigation/ClubLink';
import { spendMessages } from '../../spend/spend.messages';
import { StepActions, StepTitle } from '../../spend/Step.styles';
import { tokens } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { UndoOfReward } from '../ClaimUndo/UndoOfReward';
import { useOpenReward } from '../useOpenReward';
import { claimMessages, claimTemplates } from './claim.messages';
import { ClaimInstructions } from './ClaimInstructions';
import { BalanceLines } from './BalanceLines';

interface ClaimedStepProps {
  reward: Reward;
  claim: ClaimSpend;
  onDone: () => void;
}

/** The second step: how to get the reward, what it cost, the balance left, and a reward that the claim unlocked. */
export function ClaimedStep({ reward, claim, onDone }: ClaimedStepProps) {
  const open = useOpenReward();
  const { formatMessage } = useIntl();
  const [opened] = usePlayerSelector(selectOpenedByClaim);
  const unitBalance = claim.result?.unitBalance ?? 0;
  return (
    <>
      <VisuallyHidden role="status">
        {formatMessage(claimTemplates.announced, { name: reward.name, balance: unitBalance })}
      </VisuallyHidden>
      <StepTitle>
        <FormattedMessage {...claimMessages.yours} />
      </StepTitle>
      <ClaimInstructions reward={reward} code={claim.result?.code ?? null}>
        <BalanceLines reward={reward} uses={claim.uses} unitBalance={unitBalance} />
      </ClaimInstructions>
      <UndoOfReward rewardId={reward.rewardId} onOpen={onDone} />
      {opened && (
        <OpenedReward>
          <Icon name="check" size="normal" />
          <FormattedMessage {...claimTemplates.opened} values={{ name: opened.name, price: opened.value }} />
        </OpenedReward>
      )}
      <StepActions>
        <Button onClick={onDone}>
          <FormattedMessage {...spendMessages.done} />
        </Button>
        {opened ? (
          <Button variant="outline" onClick={() => open(opened)}>
            <FormattedMessage {...claimTemplates.see} values={{ name: opened.name }} />
          </Button>
        ) : (
          <ButtonLink as={ClubLink} to={{ page: 'units' }} $variant="outline">
            <FormattedMessage {...spendMessages.ledger} />
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
