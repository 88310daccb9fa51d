import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Coin } from '../ui/icons/Coin';
import { UnitsPill } from '../ui/pills/UnitsPill';
import { Skeleton } from '../ui/feedback/Skeleton';
import { AccountOverlay } from './AccountOverlay';
import { Avatar } from './Avatar';
import { ClubLink } from '../navigation/ClubLink';
import { WishMark } from './Header.Wishes';
import { headerTexts } from './Header.messages';
import { accountTexts } from './AccountOverlay.messages';
import { useDisclosure } from './useDisclosure';
import { useExpiringUnits } from './useExpiringUnits';
import { useFreshBalance, usePlayer } from './usePlayer';

const overlayId = 'account-overlay';

/** The player's corner of the header: what expires soon, the balance, the account. */
export function PlayerUtility() {
  const { formatMessage, formatNumber } = useIntl();
  const player = usePlayer();
  useFreshBalance();
  const expiring = useExpiringUnits();
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const { frame, button } = useDisclosure<HTMLDivElement>({ isOpen, onClose: close });
  // The keyboard waits at the button while a dialog that was opened from here is up.
  const leave = () => {
    button.current?.focus();
    close();
  };

  return (
    <Frame ref={frame}>
      {expiring && (
        <Expiring>
          {formatMessage(headerTexts.expiring, { ...expiring, b: (parts) => <b key="units">{parts}</b> })}
        </Expiring>
      )}
      <WishMark />
      {player ? (
        <Balance
          as={ClubLink}
          to={{ page: 'units' }}
          aria-label={formatMessage(headerTexts.units, { units: player.units })}
        >
          <Coin isInverted />
          {formatNumber(player.units)}
        </Balance>
      ) : (
        <Skeleton $width="92px" $height="36px" $radius={tokens.radius.pill} />
      )}
      <AccountButton
        ref={button}
        type="button"
        aria-label={
          player ? formatMessage(headerTexts.account, { name: player.name }) : formatMessage(accountTexts.label)
        }
        aria-expanded={isOpen}
        aria-controls={overlayId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Avatar player={player} />
      </AccountButton>
      <AccountOverlay id={overlayId} isOpen={isOpen} player={player} onLeave={leave} />
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;

  ${media.below.desktop} {
    gap: 8px;
  }
`;

const Balance = styled(UnitsPill)`
  gap: 7px;
  padding: 0 14px 0 10px;

  > svg {
    width: 18px !important;
    height: 18px !important;
  }
`;

const Expiring = styled.span`
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

  ${media.below.desktop} {
    display: none;
  }
`;

const AccountButton = styled.button`
  display: grid;
  place-items: center;
  width: ${tokens.control.tap};
  height: ${tokens.control.tap};
  margin-right: -2px;
  border-radius: 50%;
`;
