import dynamic from 'next/dynamic';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { selectSignInStatus } from '../../store/account/selectors';
import { selectIsCA } from '../../store/auth/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { brand } from '../brand/brand';
import { JoinButton } from '../login/JoinButton';
import { useLogin } from '../login/useLogin';
import { measured } from '../measuring/measured';
import { ExternalLink } from '../navigation/ExternalLink';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { loadPart } from '../ui/browser/loadPart';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { Button } from '../ui/buttons/Button';
import { Icon } from '../ui/icons/Icon';
import { Wrap } from '../ui/layout/Wrap';
import { Banner, BannerActions, BannerLead } from '../ui/sections/Banner';
import { DiscountTicket } from './DiscountTicket';
import { PageTitle } from '../ui/text/Title';
import { heroMessages } from './DiscountHero.messages';

const ValidCodes = dynamic(() => loadPart(() => import('./codes/ValidCodes').then((module) => module.ValidCodes)), {
  ssr: false,
});

// While it loads, the visitor's actions keep their place, hidden from returning players.
const PlayerActions = dynamic(() => loadPart(() => import('./PlayerActions').then((module) => module.PlayerActions)), {
  ssr: false,
  loading: () => <VisitorActions isKnown={false} onSignIn={() => undefined} />,
});

interface SignInProps {
  /** A visitor signs in for a code. */
  onSignIn: () => void;
}

/** The banner of the discount: ticket, price, actions and exceptions. */
export function DiscountHero({ onSignIn }: SignInProps) {
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
            <FormattedMessage {...heroMessages.title} />
          </PageTitle>
          {isPlayer && <ValidCodes />}
          <BannerLead>
            <FormattedMessage {...heroMessages.lead} />
          </BannerLead>
          <DiscountActions onSignIn={onSignIn} />
          <FinePrint>
            <li>
              <Icon name="info" size="small" />
              <FormattedMessage {...heroMessages.exceptions} />
            </li>
            <li data-strong={isCanada || undefined}>
              <Icon name="info" size="small" />
              <FormattedMessage {...heroMessages.canada} />
            </li>
          </FinePrint>
        </div>
      </Columns>
    </Banner>
  );
}

/** For visitors: join or sign in; for players: get a code. */
function DiscountActions({ onSignIn }: SignInProps) {
  const status = useAppSelector(selectSignInStatus);
  if (status === 'player') return <PlayerActions />;
  return <VisitorActions isKnown={status === 'visitor'} onSignIn={onSignIn} />;
}

/** Hidden for returning players until the sign-in status is known. */
function VisitorActions({ isKnown, onSignIn }: SignInProps & { isKnown: boolean }) {
  const openLogin = useLogin();
  const signIn = () => {
    onSignIn();
    openLogin('signIn', { redirectAfterLogin: false });
  };
  return (
    <HiddenUntilKnown $isKnown={isKnown}>
      <BannerActions>
        <JoinButton />
        <Button variant="outlineOnArt" size="large" onClick={signIn} {...measured('sign-in', 'page')}>
          <FormattedMessage {...heroMessages.signIn} />
        </Button>
      </BannerActions>
      <FurtherLink>
        <ArrowLink as={ExternalLink} href={brand.links.store} $isPlain>
          <FormattedMessage {...heroMessages.store} />
        </ArrowLink>
      </FurtherLink>
    </HiddenUntilKnown>
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
