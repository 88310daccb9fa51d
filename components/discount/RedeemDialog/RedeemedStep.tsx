import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { PromotionKey } from '../../../services/promotions/discountCodes';
import { discountPrice } from '../../../store/discount/rules';
import { brand } from '../../brand/brand';
import { spendMessages } from '../../spend/spend.messages';
import { SpendSummary } from '../../spend/SpendSummary';
import { ExternalLink } from '../../navigation/ExternalLink';
import { tokens } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { redeemMessages, redeemTemplates } from '../Discount.messages';
import { StoreCode } from '../codes/StoreCode';
import { StepActions, StepLines, StepTitle } from '../../spend/Step.styles';
import { heroMessages } from '../DiscountHero.messages';

interface RedeemedStepProps {
  code: PromotionKey;
  unitBalance: number;
  onDone: () => void;
}

/** The second step: the code with its expiry date, the Units used and the balance left. */
export function RedeemedStep({ code, unitBalance, onDone }: RedeemedStepProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <VisuallyHidden role="status">
        {formatMessage(redeemTemplates.announced, { code: code.code, balance: unitBalance })}
      </VisuallyHidden>
      <StepTitle>
        <FormattedMessage {...redeemMessages.done} />
      </StepTitle>
      <CodeSlip>
        <StoreCode code={code} />
      </CodeSlip>
      <KeptNote>
        <FormattedMessage {...redeemMessages.kept} />
      </KeptNote>
      <StepLines>
        <SpendSummary used={discountPrice} balance={unitBalance} />
      </StepLines>
      <StepActions>
        <Button onClick={onDone}>
          <FormattedMessage {...spendMessages.done} />
        </Button>
        <ButtonLink as={ExternalLink} href={brand.links.store} $variant="outline">
          <FormattedMessage {...heroMessages.store} />
        </ButtonLink>
      </StepActions>
    </>
  );
}

const CodeSlip = styled.div`
  margin-top: 20px;
  padding: 20px 24px;
  border: 1px dashed ${tokens.on.gold};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.ink800};
`;

const KeptNote = styled.p`
  margin: 16px 0 8px;
  font-size: ${tokens.size.small};
  color: ${tokens.on.muted};
`;
