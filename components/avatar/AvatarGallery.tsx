import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { firstView, galleryPageSize, pagesOf } from '../../store/profile/avatarGallery/rules';
import { avatarGallery } from '../../store/profile/avatarGallery/tasks';
import { selectAvatar } from '../../store/profile/selectors';
import type { AvatarChoice } from '../../store/profile/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/buttons/Button';
import { ErrorCard } from '../ui/feedback/ErrorCard';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { StateCard } from '../ui/feedback/StateCard';
import { avatarTemplates, avatarTexts } from './avatar.messages';
import { AvatarButton } from './AvatarButton';

/** A page of avatars with its pager. */
export function AvatarGallery({ onChoose }: { onChoose: (choice: AvatarChoice) => void }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { status, request, data } = usePlayerSelector(avatarGallery.select);
  const view = request?.input ?? firstView;
  const { src } = usePlayerSelector(selectAvatar);

  if (status === 'failed') {
    return (
      <GalleryArea>
        <ErrorCard
          title={formatMessage(avatarTexts.failed)}
          retryLabel={formatMessage(avatarTexts.retry)}
          onRetry={() => dispatch(avatarGallery.requested({ ...view, isTyping: false }))}
        >
          <FormattedMessage {...avatarTexts.failedHelp} />
        </ErrorCard>
      </GalleryArea>
    );
  }
  if (status === 'loaded' && data?.avatars.length === 0) {
    return (
      <GalleryArea>
        <StateCard
          kind="empty"
          title={formatMessage(avatarTemplates.none, { game: view.game.trim() })}
          action={
            <Button variant="outline" size="small" onClick={() => dispatch(avatarGallery.requested(firstView))}>
              <FormattedMessage {...avatarTexts.all} />
            </Button>
          }
        >
          <FormattedMessage {...avatarTexts.noneHelp} />
        </StateCard>
      </GalleryArea>
    );
  }
  return (
    <>
      <GalleryArea>
        {status === 'loaded' && data ? (
          <AvatarGrid aria-label={formatMessage(avatarTexts.gallery)}>
            {data.avatars.map((avatar) => (
              <li key={avatar.avatarGalleryId}>
                <AvatarButton avatar={avatar} isChosen={avatar.imageUrl === src} onChoose={onChoose} />
              </li>
            ))}
          </AvatarGrid>
        ) : (
          <Loading label={formatMessage(avatarTexts.loading)}>
            <AvatarGrid as="div">
              {Array.from({ length: galleryPageSize }, (_, index) => (
                <Skeleton key={index} $aspect="1" $radius="50%" />
              ))}
            </AvatarGrid>
          </Loading>
        )}
      </GalleryArea>
      <AvatarPager />
    </>
  );
}

/** The page number, with buttons to the previous and the next page. */
function AvatarPager() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { request, data } = usePlayerSelector(avatarGallery.select);
  const { page, game } = request?.input ?? firstView;
  const pages = pagesOf(data?.total ?? 0);
  const turnTo = (wanted: number) => {
    if (wanted >= 0 && wanted < pages) dispatch(avatarGallery.requested({ page: wanted, game }));
  };
  return (
    <PagerNav aria-label={formatMessage(avatarTexts.pages)}>
      <Button variant="outline" size="small" aria-disabled={page === 0} onClick={() => turnTo(page - 1)}>
        <FormattedMessage {...avatarTexts.before} />
      </Button>
      <p role="status">{data !== null && formatMessage(avatarTemplates.page, { page: page + 1, pages })}</p>
      <Button variant="outline" size="small" aria-disabled={page + 1 >= pages} onClick={() => turnTo(page + 1)}>
        <FormattedMessage {...avatarTexts.after} />
      </Button>
    </PagerNav>
  );
}

const PagerNav = styled.nav`
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

/** As tall as a full page, so that the pager does not move. */
const GalleryArea = styled.div`
  min-height: 288px;

  ${media.below.tablet} {
    min-height: 0;
  }
`;

const AvatarGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 16px;

  ${media.below.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 16px 20px;
  }
`;
