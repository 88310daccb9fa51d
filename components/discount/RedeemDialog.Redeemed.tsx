import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { PromotionKey } from '../../services/promotions/types';
import { discountPrice } from '../../store/discount/rules';
import { brand } from '../brand/brand';
import { paymentMessages } from '../payment/payment.messages';
import { End, Question } from '../payment/PaymentFrame.styles';
import { Lines } from '../payment/PaymentLines';
import { UnitsLeft, UsedUnits } from '../payment/PaymentSums';
import { ExternalLink } from '../navigation/ExternalLink';
import { tokens } from '../theme/tokens';
import { Button, ButtonLink } from '../ui/buttons/Button';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { discountMessages, redeemMessages, redeemTemplates } from './Discount.messages';
import { StoreCode } from './StoreCode';

interface RedeemedStepProps {
  code: PromotionKey;
  unitBalance: number;
  onDone: () => void;
}

/** The payment went through: the code, how long it is good, what it took and what is left. */
export function RedeemedStep({ code, unitBalance, onDone }: RedeemedStepProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <VisuallyHidden role="status">
        {formatMessage(redeemTemplates.announced, { code: code.code, balance: unitBalance })}
      </VisuallyHidden>
      <Question>
        <FormattedMessage {...redeemMessages.done} />
      </Question>
      <Slip>
        <StoreCode code={code} />
      </Slip>
      <Kept>
        <FormattedMessage {...redeemMessages.kept} />
      </Kept>
      <Lines>
        <UsedUnits units={discountPrice} />
        <UnitsLeft units={unitBalance} />
      </Lines>
      <End>
        <Button onClick={onDone}>
          <FormattedMessage {...paymentMessages.done} />
        </Button>
        <ButtonLink as={ExternalLink} href={brand.links.store} $variant="outline">
          <FormattedMessage {...discountMessages.store} />
        </ButtonLink>
      </End>
    </>
  );
}

const Slip = styled.div`
  margin-top: 20px;
  padding: 20px 24px;
  border: 1px dashed ${tokens.on.gold};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.ink800};
`;

const Kept = styled.p`
  margin: 16px 0 8px;
  font-size: ${tokens.size.small};
  color: ${tokens.on.muted};
`;
