import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Reward } from '../../services/clubWebsite/types';
import { paymentMessages } from '../payment/payment.messages';
import { Line, Lines } from '../payment/PaymentLines';
import { ClubLink } from '../shell/ClubLink';
import { tokens } from '../theme/tokens';
import { Button, ButtonLink } from '../ui/Button';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { claimMessages, claimTemplates } from './claim.messages';

interface ClaimedStepProps {
  reward: Reward;
  unitBalance: number;
  onDone: () => void;
}

/** The claim went through: where the reward is, what it took, and what is left. */
export function ClaimedStep({ reward, unitBalance, onDone }: ClaimedStepProps) {
  const { formatMessage } = useIntl();
  const { name, value, detail, rewardLocation } = reward;
  return (
    <>
      <VisuallyHidden role="status">
        {formatMessage(claimTemplates.announced, { name, balance: unitBalance })}
      </VisuallyHidden>
      <Heading>
        <FormattedMessage {...claimMessages.yours} />
      </Heading>
      <Instruction>{detail.instruction}</Instruction>
      <Lines>
        <Line>
          <b>
            <FormattedMessage {...paymentMessages.used} />
          </b>
          <strong>
            <FormattedNumber value={value} />
          </strong>
        </Line>
        <Line>
          <b>
            <FormattedMessage {...paymentMessages.balanceNow} />
          </b>
          <strong data-plain>
            <FormattedNumber value={unitBalance} />
          </strong>
        </Line>
        {rewardLocation !== null && (
          <Line>
            <b>
              <FormattedMessage {...claimMessages.where} />
            </b>
            <span>{rewardLocation}</span>
          </Line>
        )}
      </Lines>
      <End>
        <Button onClick={onDone}>
          <FormattedMessage {...paymentMessages.done} />
        </Button>
        <ButtonLink as={ClubLink} to={{ page: 'units' }} $variant="outline">
          <FormattedMessage {...paymentMessages.ledger} />
        </ButtonLink>
      </End>
    </>
  );
}

const Heading = styled.h2`
  margin-top: 24px;
  font: 600 1.75rem / 1.15 ${tokens.font.display};
  letter-spacing: -0.015em;
`;

const Instruction = styled.p`
  max-width: 44ch;
  margin: 12px 0 8px;
  color: ${tokens.on.muted};
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: auto;
  padding-top: 24px;

  > :first-child {
    flex: 1;
  }
`;
