import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { usePlayerSelector } from '../../../store/support/hooks';
import { selectWishesToSee } from '../../../store/rewards/wishlist/selectors';
import { tokens } from '../../theme/tokens';
import { Icon } from '../../ui/icons/Icon';
import { ClubLink } from '../../navigation/ClubLink';
import { MarkCount, markStyle } from '../player/HeaderMark.styles';
import { wishTemplates } from './wishlist.messages';

/** A link beside the balance with the number of affordable wishes that the player has not seen yet. */
export function AffordableWishesLink() {
  const { formatMessage, formatNumber } = useIntl();
  const count = usePlayerSelector(selectWishesToSee).length;
  if (count === 0) return null;
  return (
    <RibbonLink to={{ page: 'rewards' }} aria-label={formatMessage(wishTemplates.mark, { count })}>
      <Icon name="ribbon" size="normal" />
      <MarkCount aria-hidden>{formatNumber(count)}</MarkCount>
    </RibbonLink>
  );
}

const RibbonLink = styled(ClubLink)`
  ${markStyle}
  margin-right: -10px;
  color: ${tokens.color.gold};

  use {
    fill: currentColor;
  }
`;
