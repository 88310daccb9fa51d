import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectSignInStatus } from '../../store/account/selectors';
import { discountPrice } from '../../store/discount/rules';
import { redemptionOpened } from '../../store/discount/slice';
import { loginModalToggled } from '../../store/interface/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { selectUnits, selectUnitsError } from '../../store/units/selectors';
import { balanceRequested } from '../../store/units/slice';
import { brand } from '../brand/brand';
import { JoinButton } from '../login/JoinButton';
import { measured } from '../measuring/measured';
import { paymentTemplates } from '../payment/payment.messages';
import { ClubLink } from '../navigation/ClubLink';
import { ExternalLink } from '../navigation/ExternalLink';
import { tokens } from '../theme/tokens';
import { Button, ButtonLink } from '../ui/buttons/Button';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { TextButton } from '../ui/buttons/TextLink';
import { BannerActions } from '../ui/sections/Banner';
import { discountMessages, discountTemplates } from './Discount.messages';

/**
 * What one can do about the discount: join or sign in, and, for players, get a code. Who signs in for one goes on with
 * it where they were.
 */
export function DiscountActions() {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectSignInStatus);
  const isPlayer = status === 'player';
  const wantsCode = useRef(false);
  useEffect(() => {
    if (!isPlayer || !wantsCode.current) return;
    wantsCode.current = false;
    dispatch(redemptionOpened());
  }, [dispatch, isPlayer]);

  if (isPlayer) return <PlayerActions />;
  return <VisitorActions isKnown={status === 'visitor'} onSignIn={() => (wantsCode.current = true)} />;
}

/** Where a player was signed in the last time, the buttons wait until it is known who is here. */
function VisitorActions({ isKnown, onSignIn }: { isKnown: boolean; onSignIn: () => void }) {
  const dispatch = useAppDispatch();
  const signIn = () => {
    onSignIn();
    dispatch(loginModalToggled({ showLoginModal: true, redirectAfterLogin: false }));
  };
  return (
    <Unsure $isKnown={isKnown}>
      <BannerActions>
        <JoinButton />
        <Button variant="outlineOnArt" size="large" onClick={signIn} {...measured('sign-in', 'page')}>
          <FormattedMessage {...discountMessages.signIn} />
        </Button>
      </BannerActions>
      <Further>
        <ArrowLink as={ExternalLink} href={brand.links.store} $isPlain>
          <FormattedMessage {...discountMessages.store} />
        </ArrowLink>
      </Further>
    </Unsure>
  );
}

function PlayerActions() {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const units = useAppSelector(selectUnits);
  const missing = units === null ? 0 : Math.max(0, discountPrice - units);
  return (
    <>
      <Standing />
      <BannerActions>
        <Button
          size="large"
          disabledReason={missing > 0 ? formatMessage(paymentTemplates.short, { missing }) : undefined}
          onClick={() => dispatch(redemptionOpened())}
          {...measured('redeem')}
        >
          <FormattedMessage {...discountMessages.get} />
        </Button>
        <ButtonLink as={ExternalLink} href={brand.links.store} $variant="outlineOnArt" $size="large">
          <FormattedMessage {...discountMessages.store} />
        </ButtonLink>
      </BannerActions>
      {missing > 0 && (
        <Further>
          <ArrowLink as={ClubLink} to={{ page: 'challenges' }}>
            <FormattedMessage {...discountMessages.challenges} />
          </ArrowLink>
        </Further>
      )}
    </>
  );
}

/** What the balance buys, once it is known. */
function Standing() {
  const dispatch = useAppDispatch();
  const units = useAppSelector(selectUnits);
  const hasFailed = useAppSelector(selectUnitsError) !== null;
  if (hasFailed) {
    return (
      <Unknown role="alert">
        <FormattedMessage {...discountMessages.balanceUnknown} />{' '}
        <TextButton onClick={() => dispatch(balanceRequested())}>
          <FormattedMessage {...discountMessages.retry} />
        </TextButton>
      </Unknown>
    );
  }
  if (units === null) return <Balance>{'\u00a0'}</Balance>;
  const codes = Math.floor(units / discountPrice);
  return (
    <Balance>
      {codes > 0 ? (
        <FormattedMessage {...discountTemplates.enough} values={{ units, codes }} />
      ) : (
        <FormattedMessage {...discountTemplates.short} values={{ units, missing: discountPrice - units }} />
      )}
    </Balance>
  );
}

const Unsure = styled.div<{ $isKnown: boolean }>`
  html[data-returning] & {
    visibility: ${({ $isKnown }) => ($isKnown ? 'visible' : 'hidden')};
  }
`;

const Further = styled.p`
  margin-top: 12px;
`;

const Balance = styled.p`
  margin-top: 20px;
  font-weight: 600;
  color: ${tokens.on.gold};
`;

const Unknown = styled.p`
  margin-top: 20px;
  padding-left: 16px;
  border-left: 2px solid ${tokens.on.bad};
`;
