import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ClubLink } from '../../navigation/ClubLink';
import { Coin } from '../../ui/icons/Coin';
import { UnitsPill } from '../../ui/pills/UnitsPill';
import { headerTexts } from '../Header/Header.messages';
import { useFreshBalance, usePlayer } from './usePlayer';

interface BalanceLinkProps {
  /** What keeps its place until the balance is known. */
  skeleton?: ReactNode;
  className?: string;
}

/** The player's balance, with a link to the page about it. */
export function BalanceLink({ skeleton = null, className }: BalanceLinkProps) {
  const { formatMessage, formatNumber } = useIntl();
  const player = usePlayer();
  useFreshBalance();
  if (!player) return skeleton;
  return (
    <UnitsPill
      as={ClubLink}
      className={className}
      to={{ page: 'units' }}
      aria-label={formatMessage(headerTexts.units, { units: player.units })}
    >
      <Coin isInverted />
      {formatNumber(player.units)}
    </UnitsPill>
  );
}
