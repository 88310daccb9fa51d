import dynamic from 'next/dynamic';
import styled from 'styled-components';
import { selectSignInStatus } from '../../store/account/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { brand } from '../brand/brand';
import { JoinButton } from '../login/JoinButton';
import { useLogin } from '../login/useLogin';
import { measured } from '../measuring/measured';
import { ExternalLink } from '../navigation/ExternalLink';
import { media } from '../theme/media';
import { loadPart } from '../ui/browser/loadPart';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { Button } from '../ui/buttons/Button';
import { Hero } from '../ui/sections/Hero';
import { HeroActions } from '../ui/sections/HeroActions';
import { useTexts } from '../ui/text/useTexts';
import { DiscountFinePrint } from './DiscountFinePrint';
import { DiscountTicket } from './DiscountTicket';

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
  const t = useTexts();
  const isPlayer = useAppSelector(selectSignInStatus) === 'player';
  return (
    <Hero
      title={t('discount.title')}
      hasLongTitle
      notice={isPlayer && <ValidCodes />}
      lead={t('discount.lead')}
      drawing={
        <TicketStage>
          <DiscountTicket />
        </TicketStage>
      }
      columns="7fr 5fr"
      startsWithDrawing
    >
      <DiscountActions onSignIn={onSignIn} />
      <DiscountFinePrint />
    </Hero>
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
  const t = useTexts();
  const openLogin = useLogin();
  const signIn = () => {
    onSignIn();
    openLogin('signIn', { redirectAfterLogin: false });
  };
  return (
    <HiddenUntilKnown $isKnown={isKnown}>
      <HeroActions>
        <JoinButton />
        <Button variant="outlineOnArt" size="large" onClick={signIn} {...measured('sign-in', 'page')}>
          {t('discount.signIn')}
        </Button>
      </HeroActions>
      <FurtherLink>
        <ArrowLink as={ExternalLink} href={brand.links.store} $isPlain>
          {t('discount.store')}
        </ArrowLink>
      </FurtherLink>
    </HiddenUntilKnown>
  );
}

/** The ticket overlaps the edge of the page. */
const TicketStage = styled.div`
  margin-left: clamp(-160px, -6vw, -40px);

  ${media.below.laptop} {
    /* Higher on short phones, so that the first button stays above what is fixed at the bottom of the window. */
    margin: clamp(-56px, 100svh - 792px, -16px) -8px 0;
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
