import { useState } from 'react';
import styled from 'styled-components';
import { usePlayerSelector } from '../../../store/support/hooks';
import { soonDays } from '../../../store/units/rules';
import { selectNextExpiry } from '../../../store/units/selectors';
import { onlyFrom } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { RichText } from '../../ui/text/RichText';
import { useTexts } from '../../ui/text/useTexts';
import { useNow } from '../../ui/time/useNow';
import { AccountOverlay } from '../AccountOverlay/AccountOverlay';
import { NoticesLink, AffordableWishesLink, BalanceLink } from '../player/HeaderMarks';
import { PlayerAvatar, usePlayer } from '../AccountOverlay/PlayerSummary';
import { useDisclosure } from '../useDisclosure';

const overlayId = 'account-overlay';

export function PlayerActions() {
  const t = useTexts();
  const player = usePlayer();
  const expiring = useExpiringUnits();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { frame, button } = useDisclosure<HTMLDivElement>(isOpen, close);
  // A dialog that opens from the overlay returns the focus to this button.
  const leave = () => {
    button.current?.focus();
    close();
  };

  return (
    <Actions ref={frame} data-waiting={player === null || undefined}>
      {expiring && (
        <ExpiryNote>
          <RichText id="shell.header.expiring" values={expiring} />
        </ExpiryNote>
      )}
      <AffordableWishesLink />
      <NoticesLink />
      <HeaderBalance skeleton={<Skeleton $width="92px" $height="36px" $radius={tokens.radius.pill} />} />
      <AccountButton
        ref={button}
        type="button"
        aria-label={player ? t('shell.header.account', { name: player.name }) : t('shell.account.label')}
        aria-expanded={isOpen}
        aria-controls={overlayId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <PlayerAvatar player={player} />
      </AccountButton>
      <AccountOverlay id={overlayId} isOpen={isOpen} onLeave={leave} />
    </Actions>
  );
}

/** Null if none expire soon or the balance is not loaded. */
function useExpiringUnits(): { units: number; days: number } | null {
  const now = useNow();
  const next = usePlayerSelector((state) => (now === null ? null : selectNextExpiry(state, now)));
  return next !== null && next.days <= soonDays ? next : null;
}

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;

  /* The balance, when it comes, is wider or narrower than its skeleton, and moves the links beside it. */
  &[data-waiting] > a {
    visibility: hidden;
  }

  ${media.below.desktop} {
    gap: 8px;
  }
`;

const HeaderBalance = styled(BalanceLink)`
  gap: 7px;
  padding: 0 14px 0 10px;

  > svg {
    width: 18px !important;
    height: 18px !important;
  }
`;

const ExpiryNote = styled.span`
  max-width: 12ch;
  font-size: ${tokens.size.fine};
  line-height: 1.3;
  text-align: right;
  text-wrap: balance;
  color: ${tokens.color.muted};

  b {
    font-weight: 700;
    color: ${tokens.color.gold};
  }

  ${onlyFrom('desktop')}
`;

const AccountButton = styled.button`
  display: grid;
  place-items: center;
  width: ${tokens.control.tap};
  height: ${tokens.control.tap};
  margin-right: -2px;
  border-radius: 50%;

  /* Its ring has no room around that of the level there, and a round one would lie on it. */
  ${media.below.desktop} {
    border-radius: 0;
  }
`;
