import dynamic from 'next/dynamic';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectSignInStatus } from '../../store/account/selectors';
import { selectIsCA } from '../../store/auth/selectors';
import { discountPrice } from '../../store/discount/rules';
import { redemptionOpened } from '../../store/discount/slice';
import { loginModalToggled } from '../../store/interface/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { selectUnits, selectUnitsError } from '../../store/units/selectors';
import { balanceRequested } from '../../store/units/slice';
import { brand } from '../brand/brand';
import { JoinButton } from '../login/JoinButton';
import { measured } from '../measuring/measured';
import { ClubLink } from '../navigation/ClubLink';
import { ExternalLink } from '../navigation/ExternalLink';
import { spendTemplates } from '../spend/spend.messages';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { loadPart } from '../ui/browser/loadPart';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { Button, ButtonLink } from '../ui/buttons/Button';
import { TextButton } from '../ui/buttons/TextLink';
import { Icon } from '../ui/icons/Icon';
import { Wrap } from '../ui/layout/Wrap';
import { Banner, BannerActions, BannerLead } from '../ui/sections/Banner';
import { discountMessages, discountTemplates } from './Discount.messages';
import { DiscountTicket } from './DiscountTicket';
import { PageTitle } from '../ui/text/Title';

const ValidCodes = dynamic(() => loadPart(() => import('./codes/ValidCodes').then((module) => module.ValidCodes)), {
  ssr: false,
});

/** The banner of the discount: ticket, price, actions and exceptions. */
export function DiscountHero() {
  const isPlayer = useAppSelector(selectSignInStatus) === 'player';
  const isCanada = useAppSelector(selectIsCA);
  return (
    <Banner>
      <Columns>
        <TicketStage>
          <DiscountTicket />
        </TicketStage>
        <div>
          <PageTitle level={1} look="h1">
            <FormattedMessage {...discountMessages.title} />
          </PageTitle>
          {isPlayer && <ValidCodes />}
          <BannerLead>
            <FormattedMessage {...discountMessages.lead} />
          </BannerLead>
          <DiscountActions />
          <FinePrint>
            <li>
              <Icon name="info" size="small" />
              <FormattedMessage {...discountMessages.exceptions} />
            </li>
            <li data-strong={isCanada || undefined}>
              <Icon name="info" size="small" />
              <FormattedMessage {...discountMessages.canada} />
            </li>
          </FinePrint>
        </div>
      </Columns>
    </Banner>
  );
}

/**
 * For visitors: join or sign in; for players: get a code. A visitor who signs in here stays on the page, and the dialog
 * for a code opens.
 */
function DiscountActions() {
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

/** Hidden for returning players until the sign-in status is known. */
function VisitorActions({ isKnown, onSignIn }: { isKnown: boolean; onSignIn: () => void }) {
  const dispatch = useAppDispatch();
  const signIn = () => {
    onSignIn();
    dispatch(loginModalToggled({ showLoginModal: true, redirectAfterLogin: false }));
  };
  return (
    <HiddenUntilKnown $isKnown={isKnown}>
      <BannerActions>
        <JoinButton />
        <Button variant="outlineOnArt" size="large" onClick={signIn} {...measured('sign-in', 'page')}>
          <FormattedMessage {...discountMessages.signIn} />
        </Button>
      </BannerActions>
      <FurtherLink>
        <ArrowLink as={ExternalLink} href={brand.links.store} $isPlain>
          <FormattedMessage {...discountMessages.store} />
        </ArrowLink>
      </FurtherLink>
    </HiddenUntilKnown>
  );
}

function PlayerActions() {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const units = useAppSelector(selectUnits);
  const missing = units === null ? 0 : Math.max(0, discountPrice - units);
  return (
    <>
      <BalanceStatus />
      <BannerActions>
        <Button
          size="large"
          disabledReason={missing > 0 ? formatMessage(spendTemplates.short, { missing }) : undefined}
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
        <FurtherLink>
          <ArrowLink as={ClubLink} to={{ page: 'challenges' }}>
            <FormattedMessage {...discountMessages.challenges} />
          </ArrowLink>
        </FurtherLink>
      )}
    </>
  );
}

/** How many codes the balance covers, or the error if it could not be loaded. */
function BalanceStatus() {
  const dispatch = useAppDispatch();
  const units = useAppSelector(selectUnits);
  const hasFailed = useAppSelector(selectUnitsError) !== null;
  if (hasFailed) {
    return (
      <BalanceError role="alert">
        <FormattedMessage {...discountMessages.balanceUnknown} />{' '}
        <TextButton onClick={() => dispatch(balanceRequested())}>
          <FormattedMessage {...discountMessages.retry} />
        </TextButton>
      </BalanceError>
    );
  }
  if (units === null) return <BalanceLine>{'\u00a0'}</BalanceLine>;
  const codes = Math.floor(units / discountPrice);
  return (
    <BalanceLine>
      {codes > 0 ? (
        <FormattedMessage {...discountTemplates.enough} values={{ units, codes }} />
      ) : (
        <FormattedMessage {...discountTemplates.short} values={{ units, missing: discountPrice - units }} />
      )}
    </BalanceLine>
  );
}

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: 7fr 5fr;
  gap: clamp(32px, 5vw, 88px);
  align-items: center;
  padding-block: clamp(112px, 9vw, 152px) clamp(56px, 6vw, 96px);

  h1 {
    font-size: clamp(2.75rem, 1.6rem + 3vw, 4.25rem);
    line-height: 1;
  }

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 40px;
    /* Less on short phones, so that the first button stays above what is fixed at the bottom of the window. */
    padding-top: clamp(56px, 100svh - 680px, 96px);
  }
`;

/** The ticket overlaps the edge of the page. */
const TicketStage = styled.div`
  margin-left: clamp(-160px, -6vw, -40px);

  ${media.below.laptop} {
    margin-inline: -8px;
  }
`;

const FinePrint = styled.ul`
  ${text.small}
  margin-top: 36px;
  border-top: 1px solid ${tokens.on.hairline};
  color: ${tokens.on.muted};

  li {
    display: flex;
    gap: 12px;
    padding: 10px 0;
    border-bottom: 1px solid ${tokens.on.hairline};
  }

  li[data-strong] {
    font-weight: 700;
    color: ${tokens.on.gold};
  }

  svg {
    margin-top: 2px;
  }
`;

const HiddenUntilKnown = styled.div<{ $isKnown: boolean }>`
  html[data-returning] & {
    visibility: ${({ $isKnown }) => ($isKnown ? 'visible' : 'hidden')};
  }
`;

const FurtherLink = styled.p`
  margin-top: 12px;
`;

const BalanceLine = styled.p`
  margin-top: 20px;
  font-weight: 600;
  color: ${tokens.on.gold};
`;

const BalanceError = styled.p`
  margin-top: 20px;
  padding-left: 16px;
  border-left: 2px solid ${tokens.on.bad};
`;
