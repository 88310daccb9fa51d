import dynamic from 'next/dynamic';
import { useState } from 'react';
import styled from 'styled-components';
import { selectSignInStatus } from '../../store/account/selectors';
import type { DiscountProps } from '../../store/discount/pageProps';
import { useAppSelector } from '../../store/support/hooks';
import { brand } from '../brand/brand';
import { JoinButton } from '../login/JoinButton';
import { measured } from '../measuring/measured';
import { ExternalLink } from '../navigation/ExternalLink';
import { LateJoinBand } from '../login/LateJoinBand';
import { useOpening } from '../shell/earlyPress';
import { islandPart } from '../shell/Island';
import { media } from '../theme/tokens';
import { clientPart } from '../ui/browser/clientPart';
import { loadPart } from '../ui/browser/loadPart';
import { useOnceTrue } from '../ui/browser/useOnceTrue';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { ButtonLink } from '../ui/buttons/Button';
import { Section } from '../ui/layout/Section';
import { Text } from '../ui/layout/Text';
import { Hero, HeroActions } from '../ui/sections/Hero';
import { useTexts } from '../ui/text/useTexts';
import { DiscountFinePrint } from './DiscountFinePrint';
import { DiscountTicket } from './DiscountTicket';

const ValidCodes = clientPart(() => import('./codes/PlayerCodes').then((module) => module.ValidCodes));

// While it loads, the visitor's actions keep their place, hidden from returning players.
const PlayerActions = dynamic(() => loadPart(() => import('./PlayerActions').then((module) => module.PlayerActions)), {
  ssr: false,
  loading: () => <VisitorActions isKnown={false} onSignIn={() => undefined} />,
});

const Redemption = clientPart(() => import('./PlayerActions').then((module) => module.Redemption));

const HowToGetTheCode = islandPart(() => import('./codes/HowToGetTheCode').then((module) => module.HowToGetTheCode));
const DiscountExceptions = islandPart(() => import('./DiscountExceptions').then((module) => module.DiscountExceptions));
const CanadaRule = islandPart(() => import('./CanadaRule').then((module) => module.CanadaRule));

/**
 * The page about the discount, under both of its addresses (spec 9, Discount). A visitor who signs in for a code stays on
 * the page, and the dialog for a code opens.
 */
export function DiscountScreen({ freshGames }: DiscountProps) {
  const t = useTexts();
  const [wantsCode, setWantsCode] = useState(false);
  return (
    <>
      <DiscountHero onSignIn={() => setWantsCode(true)} />
      <HowToGetTheCode />
      <Section $surface="ink">
        <DiscountExceptions freshGames={freshGames} />
      </Section>
      <Section $surface="paper">
        <CanadaRule />
      </Section>
      <LateJoinBand title={t('discount.join')} />
      <PlayersRedemption wantsCode={wantsCode} />
    </>
  );
}

/** Reads the status by itself: the screen's islands stay as they are. */
function PlayersRedemption({ wantsCode }: { wantsCode: boolean }) {
  const isPlayer = useAppSelector(selectSignInStatus) === 'player';
  const wasPlayer = useOnceTrue(isPlayer);
  return wasPlayer && <Redemption isWanted={isPlayer && wantsCode} />;
}

function DiscountHero({ onSignIn }: { onSignIn: () => void }) {
  const t = useTexts();
  const status = useAppSelector(selectSignInStatus);
  return (
    <Hero
      title={t('discount.title')}
      hasLongTitle
      lead={t('discount.lead')}
      drawing={
        <TicketStage>
          <DiscountTicket />
        </TicketStage>
      }
      columns="7fr 5fr"
      startsWithDrawing
    >
      {status === 'player' ? (
        <>
          <ValidCodes />
          <PlayerActions />
        </>
      ) : (
        <VisitorActions isKnown={status === 'visitor'} onSignIn={onSignIn} />
      )}
    </Hero>
  );
}

function VisitorActions({ isKnown, onSignIn }: { isKnown: boolean; onSignIn: () => void }) {
  const t = useTexts();
  const opening = useOpening('sign-in-here');
  return (
    <div data-held-back={!isKnown || undefined}>
      <HeroActions>
        <JoinButton />
        <ButtonLink
          {...opening}
          onClickCapture={onSignIn}
          $variant="outlineOnArt"
          $size="large"
          {...measured('sign-in')}
        >
          {t('discount.signIn')}
        </ButtonLink>
      </HeroActions>
      <Text $above={3}>
        <ArrowLink as={ExternalLink} href={brand.links.store} $isPlain>
          {t('discount.store')}
        </ArrowLink>
      </Text>
      <DiscountFinePrint />
    </div>
  );
}

const TicketStage = styled.div`
  /* The player's codes make the other column longer. */
  align-self: start;
  margin-left: clamp(-160px, -6vw, -40px);

  ${media.below.laptop} {
    /* Higher on short phones, so that the first button stays above what is fixed at the bottom of the window. */
    margin: clamp(-56px, 100svh - 792px, -16px) -8px 0;
  }
`;
