import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Failure } from '../../../services/http/errors';
import { selectIsCA } from '../../../store/auth/selectors';
import { discountPrice } from '../../../store/discount/rules';
import { selectRedemptionPreview } from '../../../store/discount/selectors';
import { selectRedemption } from '../../../store/spend/selectors';
import { redemptionSpend } from '../../../store/spend/slice';
import { useAppDispatch, useAppSelector, usePlayerSelector } from '../../../store/support/hooks';
import { selectUnitsError } from '../../../store/units/selectors';
import { SpendDialog } from '../../spend/SpendDialog';
import { SpendReview } from '../../spend/SpendReview';
import { ClubLink } from '../../navigation/ClubLink';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { ArrowLink } from '../../ui/buttons/ArrowLink';
import { discountMessages, redeemMessages } from '../Discount.messages';
import { DiscountTicket } from '../DiscountTicket';
import { RedeemedStep } from './RedeemedStep';
import { heroMessages } from '../DiscountHero.messages';

/** The two steps to a discount code: the price and the lots it is taken from, then the code. */
export function RedeemDialog() {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const current = usePlayerSelector(selectRedemption);
  // While the dialog closes it shows what it showed before.
  const [shown, setShown] = useState(current);
  if (current !== null && current !== shown) setShown(current);
  const redemption = current ?? shown;
  const preview = usePlayerSelector(selectRedemptionPreview);
  const isBalanceUnknown = usePlayerSelector(selectUnitsError) !== null;
  const close = () => dispatch(redemptionSpend.closed());
  const [code] = redemption?.result?.keys ?? [];
  const isDone = redemption?.status === 'loaded';
  return (
    <SpendDialog
      isOpen={current?.isOpen ?? false}
      onClose={close}
      isBusy={redemption?.status === 'loading'}
      title={formatMessage(redeemMessages.title)}
      art={
        <TicketArt>
          <DiscountTicket />
        </TicketArt>
      }
      light="gold"
      description={<CodeDescription />}
      isDone={isDone}
      claimed={formatMessage(redeemMessages.claimed)}
    >
      {isDone && code ? (
        <RedeemedStep code={code} unitBalance={redemption?.result?.unitBalance ?? 0} onDone={close} />
      ) : (
        <SpendReview
          question={<FormattedMessage {...redeemMessages.question} />}
          price={discountPrice}
          preview={preview}
          isBalanceUnknown={isBalanceUnknown}
          isSending={redemption?.status === 'loading'}
          failure={redemption?.failure ?? null}
          failureText={failureMessage}
          note={
            preview && preview.after < 0 ? (
              <ArrowLink as={ClubLink} to={{ page: 'challenges' }}>
                <FormattedMessage {...discountMessages.challenges} />
              </ArrowLink>
            ) : (
              <FinalNote>
                <FormattedMessage {...redeemMessages.final} />
              </FinalNote>
            )
          }
          action="redeem-pay"
          onConfirm={() => dispatch(redemptionSpend.requested())}
          onLeave={close}
        />
      )}
    </SpendDialog>
  );
}

function CodeDescription() {
  const isCanada = useAppSelector(selectIsCA);
  return (
    <>
      <h3>
        <FormattedMessage {...redeemMessages.thing} />
      </h3>
      <p>
        <FormattedMessage {...redeemMessages.about} /> <FormattedMessage {...heroMessages.exceptions} />
      </p>
      {isCanada && (
        <Canada>
          <FormattedMessage {...heroMessages.canada} />
        </Canada>
      )}
    </>
  );
}

/** Texts by the publisher's error code (wire, Errors), and for calls without a response. */
const failures: Record<string, keyof typeof redeemMessages> = { 2001: 'tooDear', network: 'unsure', timeout: 'unsure' };

const failureMessage = ({ code }: Failure) => redeemMessages[failures[code] ?? 'failed'];

const TicketArt = styled.div`
  margin: auto 20px 24px;
  padding-top: 32px;

  ${media.below.laptop} {
    width: 240px;
    margin: 0 auto 8px;
    padding-top: 52px;
  }
`;

const FinalNote = styled.p`
  margin-top: 14px;
  font-size: ${tokens.size.small};
  color: ${tokens.on.muted};
`;

const Canada = styled.p`
  && {
    font-weight: 600;
    color: ${tokens.on.gold};
  }
`;
