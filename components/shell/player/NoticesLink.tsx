import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectNotices, selectUnreadNotices } from '../../../store/notices/selectors';
import { noticesRequested } from '../../../store/notices/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { PopupLink } from '../../popups/PopupLink';
import { tokens } from '../../theme/tokens';
import { Icon } from '../../ui/icons/Icon';
import { headerTexts } from '../Header/Header.messages';
import { MarkCount, markStyle } from './HeaderMark.styles';

/** More are shown as this number with a plus. */
const mostShown = 99;

/** The bell: opens the player's notices, and shows how many are not read. */
export function NoticesLink() {
  const { formatMessage, formatNumber } = useIntl();
  const dispatch = useAppDispatch();
  const isMissing = usePlayerSelector(selectNotices).status === 'idle';
  const count = usePlayerSelector(selectUnreadNotices);
  useEffect(() => {
    if (isMissing) dispatch(noticesRequested());
  }, [dispatch, isMissing]);
  return (
    <BellLink popup="notices" aria-label={formatMessage(headerTexts.notices, { count })}>
      <Icon name="bell" size="normal" />
      {count > 0 && (
        <MarkCount aria-hidden>{count > mostShown ? `${formatNumber(mostShown)}+` : formatNumber(count)}</MarkCount>
      )}
    </BellLink>
  );
}

const BellLink = styled(PopupLink)`
  ${markStyle}
  margin-inline: -10px -4px;
  color: ${tokens.color.soft};

  &:hover {
    color: ${tokens.color.text};
  }
`;
