import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectAvatarGallery, selectGalleryPages } from '../../store/profile/avatarGallery/selectors';
import { galleryPageTurned } from '../../store/profile/avatarGallery/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/buttons/Button';
import { avatarTemplates, avatarTexts } from './avatar.messages';

/** Which page of the gallery this is, and the ones beside it. */
export function AvatarPager() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { page, total } = useAppSelector(selectAvatarGallery);
  const pages = useAppSelector(selectGalleryPages);
  const turnTo = (wanted: number) => {
    if (wanted >= 0 && wanted < pages) dispatch(galleryPageTurned(wanted));
  };
  return (
    <Frame aria-label={formatMessage(avatarTexts.pages)}>
      <Button variant="outline" size="small" aria-disabled={page === 0} onClick={() => turnTo(page - 1)}>
        <FormattedMessage {...avatarTexts.before} />
      </Button>
      <p role="status">{total !== null && formatMessage(avatarTemplates.page, { page: page + 1, pages })}</p>
      <Button variant="outline" size="small" aria-disabled={page + 1 >= pages} onClick={() => turnTo(page + 1)}>
        <FormattedMessage {...avatarTexts.after} />
      </Button>
    </Frame>
  );
}

const Frame = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  margin-top: auto;
  padding-top: ${tokens.space[4]};
  border-top: 1px solid ${tokens.on.hairline};

  > p {
    font: 600 ${tokens.size.small} / 1.4 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
    color: ${tokens.on.muted};
  }
`;
