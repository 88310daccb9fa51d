import { FormattedMessage, useIntl } from 'react-intl';
import type { Reward } from '../../services/clubWebsite/types';
import { selectOpenedByClaim } from '../../store/rewards/selectors';
import { claimClosed, claimOpened, type Claim } from '../../store/rewards/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { paymentMessages } from '../payment/payment.messages';
import { End, Question } from '../payment/PaymentFrame.styles';
import { Lines } from '../payment/PaymentLines';
import { ClubLink } from '../navigation/ClubLink';
import { Button, ButtonLink } from '../ui/buttons/Button';
import { Icon } from '../ui/icons/Icon';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { claimMessages, claimTemplates } from './claim.messages';
import { HowFound } from './ClaimDialog.Found';
import { ClaimPlace } from './ClaimDialog.Place';
import { Also } from './ClaimDialog.styles';
import { BalanceLine, OwnedLine, UsedLine } from './ClaimDialog.Sums';

interface ClaimedStepProps {
  reward: Reward;
  claim: Claim;
}

/** The claim went through: where the reward is, what it took and from which lots, what is left, and what it opened. */
export function ClaimedStep({ reward, claim }: ClaimedStepProps) {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const [opened] = useAppSelector(selectOpenedByClaim);
  const { name, value, rewardLocation } = reward;
  const unitBalance = claim.unitBalance ?? 0;
  return (
    <>
      <VisuallyHidden role="status">
        {formatMessage(claimTemplates.announced, { name, balance: unitBalance })}
      </VisuallyHidden>
      <Question>
        <FormattedMessage {...claimMessages.yours} />
      </Question>
      <HowFound reward={reward} />
      <Lines>
        <ClaimPlace location={rewardLocation} code={claim.code} />
        <UsedLine price={value} uses={claim.uses} />
        <BalanceLine unitBalance={unitBalance} />
        <OwnedLine reward={reward} />
      </Lines>
      {opened && (
        <Also>
          <Icon name="check" size="normal" />
          <FormattedMessage {...claimTemplates.opened} values={{ name: opened.name, price: opened.value }} />
        </Also>
      )}
      <End>
        <Button onClick={() => dispatch(claimClosed())}>
          <FormattedMessage {...paymentMessages.done} />
        </Button>
        {opened ? (
          <Button variant="outline" onClick={() => dispatch(claimOpened(opened.rewardId))}>
            <FormattedMessage {...claimTemplates.see} values={{ name: opened.name }} />
          </Button>
        ) : (
          <ButtonLink as={ClubLink} to={{ page: 'units' }} $variant="outline">
            <FormattedMessage {...paymentMessages.ledger} />
          </ButtonLink>
        )}
      </End>
    </>
  );
}
