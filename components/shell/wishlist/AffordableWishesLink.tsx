import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { usePlayerSelector } from '../../../store/support/hooks';
import { selectWishesToSee } from '../../../store/rewards/wishlist/selectors';
import { tokens } from '../../theme/tokens';
import { Icon } from '../../ui/icons/Icon';
import { ClubLink } from '../../navigation/ClubLink';
import { wishTemplates } from './wishlist.messages';

/** A link beside the balance with the number of affordable wishes that the player has not seen yet. */
export function AffordableWishesLink() {
  const { formatMessage, formatNumber } = useIntl();
  const count = usePlayerSelector(selectWishesToSee).length;
  if (count === 0) return null;
  return (
    <RibbonLink to={{ page: 'rewards' }} aria-label={formatMessage(wishTemplates.mark, { count })}>
      <Icon name="ribbon" size="normal" />
      <Count aria-hidden>{formatNumber(count)}</Count>
    </RibbonLink>
  );
}

const RibbonLink = styled(ClubLink)`
  position: relative;
  display: grid;
  place-items: center;
  width: ${tokens.control.tap};
  height: ${tokens.control.tap};
  margin-right: -10px;
  border-radius: 50%;
  color: ${tokens.color.gold};

  use {
    fill: currentColor;
  }
`;

const Count = styled.span`
  position: absolute;
  right: 3px;
  top: 3px;
  min-width: 16px;
  padding: 0 4px;
  border-radius: ${tokens.radius.pill};
  background-color: ${tokens.color.text};
  color: ${tokens.color.ink950};
  font: 700 ${tokens.size.least} / 16px ${tokens.font.display};
  text-align: center;
`;
