import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { selectNotices } from '../../../store/notices/selectors';
import { noticesRequested } from '../../../store/notices/slice';
import { selectWishesToSee } from '../../../store/rewards/wishlist/selectors';
import { usePlayerSelector, useRequestIf, useRequests, useAppSelector } from '../../../store/support/hooks';
import { balanceRequested } from '../../../store/units/slice';
import { ClubLink } from '../../navigation/ClubLink';
import { PopupLink } from '../../popups/PopupLink';
import { tokens } from '../../theme/tokens';
import { Coin } from '../../ui/icons/Coin';
import { Icon } from '../../ui/icons/Icon';
import { useTexts } from '../../ui/text/useTexts';
import { usePlayer } from '../AccountOverlay/PlayerSummary';
import { selectReceivedRequests } from '../../../store/friends/friendRequests/selectors';
import { requestsRequested } from '../../../store/friends/friendRequests/slice';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { selectIsPlayer } from '../../../store/account/selectors';

const markStyle = css`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: ${tokens.control.tap};
  height: ${tokens.control.tap};
  margin-right: calc(0.75rem - 16px);
  border-radius: 50%;

  > svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`;

/** It grows with the text, as its icon does; not upward, where the header of phones has no room, nor over the icon. */
const MarkCount = styled.span`
  position: absolute;
  right: calc(19px - 1rem);
  top: 6px;
  min-width: 1rem;
  padding: 0 0.25rem;
  border-radius: ${tokens.radius.pill};
  background-color: ${tokens.color.text};
  color: ${tokens.color.ink950};
  font: 600 ${tokens.size.least} / 1rem ${tokens.font.display};
  text-align: center;
`;

const mostShown = 99;

export function NoticesLink() {
  const { formatNumber } = useIntl();
  const t = useTexts();
  const { status, unread: count } = usePlayerSelector(selectNotices);
  useRequestIf(status === 'idle', noticesRequested());
  return (
    <BellLink popup="notices" aria-label={t('shell.header.notices', { count })}>
      <Icon name="bell" size="normal" />
      {count > 0 && (
        <MarkCount aria-hidden>{count > mostShown ? `${formatNumber(mostShown)}+` : formatNumber(count)}</MarkCount>
      )}
    </BellLink>
  );
}

const BellLink = styled(PopupLink)`
  ${markStyle}
  margin-left: -10px;
  color: ${tokens.color.soft};

  &:hover {
    color: ${tokens.color.text};
  }
`;

/** Counts the affordable wishes that the player has not seen yet. */
export function AffordableWishesLink() {
  const { formatNumber } = useIntl();
  const t = useTexts();
  const count = usePlayerSelector(selectWishesToSee).length;
  if (count === 0) return null;
  return (
    <RibbonLink to={{ page: 'rewards' }} aria-label={t('shell.wishes.mark', { count })}>
      <Icon name="ribbon" size="normal" />
      <MarkCount aria-hidden>{formatNumber(count)}</MarkCount>
    </RibbonLink>
  );
}

const RibbonLink = styled(ClubLink)`
  ${markStyle}
  color: ${tokens.color.gold};

  use {
    fill: currentColor;
  }
`;

export function BalanceLink({ skeleton = null, className }: { skeleton?: ReactNode; className?: string }) {
  const { formatNumber } = useIntl();
  const t = useTexts();
  const player = usePlayer();
  useRequests(balanceRequested());
  if (!player) return skeleton;
  return (
    <UnitsPill
      className={className}
      to={{ page: 'units' }}
      aria-label={t('shell.header.units', { units: player.units })}
    >
      <Coin isInverted />
      <span>{formatNumber(player.units)}</span>
    </UnitsPill>
  );
}

export const EmbeddedActions = () => (
  <>
    <NoticesLink />
    <BalanceLink />
  </>
);

const { color, duration, font, shadow, size } = tokens;

const UnitsPill = styled(ClubLink)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  height: 36px;
  padding: 0 14px 0 4px;
  border-radius: ${tokens.radius.pill};
  background-color: ${color.gold};
  color: ${color.onGold};
  font: 600 ${size.body} / 1 ${font.display};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  box-shadow: ${shadow.litGold};
  transition: background-color ${duration.fade}ms;

  > svg {
    width: 28px !important;
    height: 28px !important;
  }

  &:hover {
    background-color: ${color.goldHover};
  }
`;

export function FriendRequestsCount() {
  const { formatNumber } = useIntl();
  const t = useTexts();
  const count = useFriendRequestCount();
  if (count === 0) return null;
  return (
    <>
      <Count aria-hidden>{formatNumber(count)}</Count>
      <VisuallyHidden>{t('shell.menu.friendRequests', { count })}</VisuallyHidden>
    </>
  );
}

const Count = styled.span`
  min-width: 1.25rem;
  height: 1.25rem;
  margin-left: 4px;
  padding: 0 0.375rem;
  border-radius: ${tokens.radius.pill};
  background-color: ${tokens.color.gold};
  color: ${tokens.color.onGold};
  font: 600 ${tokens.size.least} / 1.25rem ${tokens.font.display};
  text-align: center;

  /* It comes late, and what is beside the entry must not move. */
  header & {
    position: absolute;
    left: 100%;
    bottom: 50%;
    margin-left: -12px;
  }
`;

/** Requests them once. 0 for visitors, and until known. */
export function useFriendRequestCount(): number {
  const isPlayer = useAppSelector(selectIsPlayer);
  const isMissing = usePlayerSelector(({ friendRequests }) => friendRequests.status === 'idle');
  useRequestIf(isPlayer && isMissing, requestsRequested());
  return usePlayerSelector(selectReceivedRequests).length;
}
