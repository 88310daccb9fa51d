import * as Tooltip from '@radix-ui/react-tooltip';
import styled from 'styled-components';
import type { GalleryAvatar } from '../../services/avatar/gallery';
import { firstView, galleryPageSize, pagesOf } from '../../store/profile/avatarGallery/rules';
import { avatarGallery } from '../../store/profile/avatarGallery/tasks';
import { selectAvatar } from '../../store/profile/selectors';
import type { AvatarChoice } from '../../store/profile/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { isSettled } from '../../store/support/requestState';
import { columns, fadeIn } from '../theme/mixins';
import { media, tokens } from '../theme/tokens';
import { Button } from '../ui/buttons/Button';
import { Loadable } from '../ui/feedback/Loadable';
import { Skeletons } from '../ui/feedback/Skeleton';
import { Icon } from '../ui/icons/Icon';
import { Announcement } from '../ui/text/Announcement';
import { useTexts } from '../ui/text/useTexts';

export function AvatarGallery({ onChoose }: { onChoose: (choice: AvatarChoice) => void }) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { status, request, data } = usePlayerSelector(avatarGallery.select);
  const view = request?.input ?? firstView;
  const pages = pagesOf(data?.total ?? 0);
  const turnTo = (page: number) => {
    if (page >= 0 && page < pages) dispatch(avatarGallery.requested({ page, game: view.game }));
  };
  const { src } = usePlayerSelector(selectAvatar);

  const avatars = data?.avatars ?? [];
  const hasAvatars = status === 'loaded' && avatars.length > 0;
  return (
    <>
      <GalleryArea>
        <Loadable
          status={status}
          hasContent={hasAvatars}
          loading={t('avatar.loading')}
          skeleton={
            <AvatarGrid as="div">
              <Skeletons count={galleryPageSize} $aspect="1" $radius="50%" />
            </AvatarGrid>
          }
          failed={{
            title: t('avatar.failed'),
            text: t('avatar.failedHelp'),
            onRetry: () => dispatch(avatarGallery.requested({ ...view, isTyping: false })),
          }}
          empty={{
            title: t('avatar.none', { game: view.game.trim() }),
            text: t('avatar.noneHelp'),
            action: (
              <Button variant="outline" size="small" onClick={() => dispatch(avatarGallery.requested(firstView))}>
                {t('avatar.all')}
              </Button>
            ),
          }}
        >
          <AvatarGrid aria-label={t('avatar.gallery')}>
            {avatars.map((avatar) => (
              <li key={avatar.avatarGalleryId}>
                <AvatarButton avatar={avatar} isChosen={avatar.imageUrl === src} onChoose={onChoose} />
              </li>
            ))}
          </AvatarGrid>
        </Loadable>
      </GalleryArea>
      <Announcement
        text={
          status === 'loaded' &&
          (hasAvatars ? t('avatar.page', { page: view.page + 1, pages }) : t('avatar.none', { game: view.game.trim() }))
        }
      />
      {(hasAvatars || !isSettled({ status })) && (
        <PagerNav aria-label={t('avatar.pages')}>
          <Button variant="outline" size="small" aria-disabled={view.page === 0} onClick={() => turnTo(view.page - 1)}>
            {t('avatar.before')}
          </Button>
          <p>{data !== null && t('avatar.page', { page: view.page + 1, pages })}</p>
          <Button
            variant="outline"
            size="small"
            aria-disabled={view.page + 1 >= pages}
            onClick={() => turnTo(view.page + 1)}
          >
            {t('avatar.after')}
          </Button>
        </PagerNav>
      )}
    </>
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
  ${columns(6, { tablet: 3 })}
  gap: 16px;

  ${media.below.tablet} {
    gap: 16px 20px;
  }
`;

interface AvatarButtonProps {
  avatar: GalleryAvatar;
  isChosen: boolean;
  onChoose: (choice: AvatarChoice) => void;
}

function AvatarButton({ avatar, isChosen, onChoose }: AvatarButtonProps) {
  const t = useTexts();
  const { avatarGalleryId, name, imageUrl, game } = avatar;
  const label = game ? t('avatar.name', { name, game: game.name }) : name;
  return (
    <Tooltip.Provider delayDuration={duration.collapse}>
      <Tooltip.Root>
        <Tooltip.Trigger asChild>
          <RoundButton
            type="button"
            aria-label={label}
            aria-pressed={isChosen}
            onClick={() => !isChosen && onChoose({ avatarGalleryId, imageUrl })}
          >
            <img src={imageUrl} width="96" height="96" alt="" />
            {isChosen && (
              <CheckMark>
                <Icon name="check" size="tiny" />
              </CheckMark>
            )}
          </RoundButton>
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <TooltipBox align="start" sideOffset={6} collisionPadding={12} arrowPadding={16}>
            {label}
            <TooltipArrow width={14} height={7} />
          </TooltipBox>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

const { color, duration, line } = tokens;

/* The tooltip, which describes it, would be its name again. */
const RoundButton = styled.button.attrs({ 'aria-describedby': undefined })`
  position: relative;
  display: block;
  width: 100%;
  aspect-ratio: 1;
  border-radius: 50%;

  > img {
    width: 100%;
    height: 100%;
    border-radius: inherit;
    box-shadow: 0 0 0 1px ${line.hairline};
    transition:
      box-shadow ${duration.fade}ms,
      transform ${duration.fade}ms;
  }
  &:hover > img {
    box-shadow: 0 0 0 2px ${color.text};
    transform: scale(1.04);
  }
  &[aria-pressed='true'] > img {
    box-shadow:
      0 0 0 3px ${color.ink900},
      0 0 0 5px ${color.link};
  }
`;

const CheckMark = styled.span`
  position: absolute;
  right: -2px;
  bottom: -2px;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 2px solid ${color.ink900};
  border-radius: 50%;
  background-color: ${color.action};
  color: ${color.onAction};
`;

const TooltipBox = styled(Tooltip.Content)`
  z-index: ${tokens.layer.tooltip};
  max-width: 230px;
  padding: 10px 14px;
  border-radius: ${tokens.radius.small};
  background-color: ${color.text};
  color: ${color.ink950};
  font: 500 ${tokens.size.small} / 1.4 ${tokens.font.body};
  animation: ${fadeIn} ${duration.fade}ms;
`;

const TooltipArrow = styled(Tooltip.Arrow)`
  fill: ${color.text};
`;
