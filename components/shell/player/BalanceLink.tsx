import { useIntl } from 'react-intl';
import { ClubLink } from '../../navigation/ClubLink';
import { Coin } from '../../ui/icons/Coin';
import { UnitsPill } from '../../ui/pills/UnitsPill';
import { headerTexts } from '../Header/Header.messages';
import { useFreshBalance, usePlayer } from './usePlayer';

/** The player's balance, with a link to the page about it. Renders nothing until it is known. */
export function BalanceLink() {
  const { formatMessage, formatNumber } = useIntl();
  const player = usePlayer();
  useFreshBalance();
  if (!player) return null;
  return (
    <UnitsPill
      as={ClubLink}
      to={{ page: 'units' }}
      aria-label={formatMessage(headerTexts.units, { units: player.units })}
    >
      <Coin isInverted />
      {formatNumber(player.units)}
    </UnitsPill>
  );
}
