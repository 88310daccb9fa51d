import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Failure } from '../../services/http/errors';
import { selectIsCA } from '../../store/auth/selectors';
import { discountPrice } from '../../store/discount/rules';
import { selectIsRedeeming, selectRedemption, selectRedemptionPreview } from '../../store/discount/selectors';
import { redemptionClosed, redemptionRequested } from '../../store/discount/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { selectUnitsError } from '../../store/units/selectors';
import { paymentMessages } from '../payment/payment.messages';
import { PaymentFrame } from '../payment/PaymentFrame';
import { PaymentReview } from '../payment/PaymentReview';
import { ClubLink } from '../navigation/ClubLink';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { Modal } from '../ui/dialogs/Modal';
import { discountMessages, redeemMessages } from './Discount.messages';
import { DiscountTicket } from './DiscountTicket';
import { RedeemedStep } from './RedeemDialog.Redeemed';

/** The two steps to a code: what it takes and from which lots, then the code itself. */
export function RedeemDialog() {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const isOpen = useAppSelector(selectIsRedeeming);
  const redemption = useAppSelector(selectRedemption);
  const preview = useAppSelector(selectRedemptionPreview);
  const isBalanceUnknown = useAppSelector(selectUnitsError) !== null;
  const close = () => dispatch(redemptionClosed());
  const { code, unitBalance } = redemption ?? {};
  const isPaid = redemption?.status === 'loaded';
  return (
    <Modal
      isOpen={isOpen && redemption !== null}
      // A payment on its way is not walked away from: its answer is a moment off.
      onClose={() => redemption?.status !== 'loading' && close()}
      title={formatMessage(redeemMessages.title)}
      isTitleHidden
      closeLabel={formatMessage(paymentMessages.close)}
      size="wide"
      isBare
      isFullScreenOnPhones
    >
      <PaymentFrame art={<Art />} light="gold" about={<About />} isPaid={isPaid}>
        {isPaid && code ? (
          <RedeemedStep code={code} unitBalance={unitBalance ?? 0} onDone={close} />
        ) : (
          <PaymentReview
            question={<FormattedMessage {...redeemMessages.question} />}
            price={discountPrice}
            preview={preview}
            isBalanceUnknown={isBalanceUnknown}
            isSending={redemption?.status === 'loading'}
            failure={redemption?.failure ? <FormattedMessage {...failureMessage(redemption.failure)} /> : null}
            note={
              preview &&
              preview.after < 0 && (
                <ArrowLink as={ClubLink} to={{ page: 'challenges' }}>
                  <FormattedMessage {...discountMessages.challenges} />
                </ArrowLink>
              )
            }
            action="redeem-pay"
            onPay={() => dispatch(redemptionRequested())}
            onLeave={close}
          />
        )}
      </PaymentFrame>
    </Modal>
  );
}

function About() {
  const isCanada = useAppSelector(selectIsCA);
  return (
    <>
      <h3>
        <FormattedMessage {...redeemMessages.thing} />
      </h3>
      <p>
        <FormattedMessage {...redeemMessages.about} /> <FormattedMessage {...discountMessages.exceptions} />
      </p>
      {isCanada && (
        <Canada>
          <FormattedMessage {...discountMessages.canada} />
        </Canada>
      )}
    </>
  );
}

/** The publisher's codes for a refused payment (wire, Errors), and the codes of a call that got no answer. */
const failures: Record<string, keyof typeof redeemMessages> = { 2001: 'tooDear', network: 'unsure', timeout: 'unsure' };

const failureMessage = ({ code }: Failure) => redeemMessages[failures[code] ?? 'failed'];

const Art = () => (
  <Stage>
    <DiscountTicket />
  </Stage>
);

const Stage = styled.div`
  margin: auto 20px 24px;
  padding-top: 32px;

  ${media.below.laptop} {
    width: 240px;
    margin: 0 auto 8px;
    padding-top: 52px;
  }
`;

const Canada = styled.p`
  && {
    font-weight: 600;
    color: ${tokens.on.gold};
  }
`;
