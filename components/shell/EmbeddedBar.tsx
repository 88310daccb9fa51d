import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { ClubLink } from '../navigation/ClubLink';
import { useCurrentPage } from '../navigation/useCurrentPage';
import { tokens } from '../theme/tokens';
import { TextLink } from '../ui/buttons/TextLink';
import { Coin } from '../ui/icons/Coin';
import { Icon } from '../ui/icons/Icon';
import { UnitsPill } from '../ui/pills/UnitsPill';
import { headerTexts } from './Header/Header.messages';
import { menuTexts } from './menu/menu.messages';
import { useFreshBalance, usePlayer } from './player/usePlayer';

/** With nav=0 there is no header: the way back from every page, and the player's balance. */
export function EmbeddedBar({ isPlayer }: { isPlayer: boolean }) {
  const { formatMessage } = useIntl();
  const page = useCurrentPage();
  const home = isPlayer ? 'dashboard' : 'index';
  if (page === home && !isPlayer) return null;
  return (
    <Bar aria-label={formatMessage(menuTexts.main)}>
      {page !== home && (
        <BackLink as={ClubLink} to={{ page: home }}>
          <Icon name="arrow" size="small" />
          {formatMessage(isPlayer ? menuTexts.toDashboard : menuTexts.toHome)}
        </BackLink>
      )}
      {isPlayer && <Balance />}
    </Bar>
  );
}

function Balance() {
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

const Bar = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 52px;
  padding: 8px ${tokens.layout.gutter};
  background-color: ${tokens.color.ink900};

  > :last-child:not(:first-child),
  > :only-child:is([aria-label]) {
    margin-left: auto;
  }
`;

const BackLink = styled(TextLink)`
  color: ${tokens.color.link};
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: ${tokens.control.tap};

  > svg {
    transform: scaleX(-1);
  }
`;
