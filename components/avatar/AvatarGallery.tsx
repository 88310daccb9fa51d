import { FormattedMessage, useIntl } from 'react-intl';
import { galleryPageSize } from '../../store/profile/avatarGallery/rules';
import { selectAvatarGallery } from '../../store/profile/avatarGallery/selectors';
import { galleryRequested, gallerySearched } from '../../store/profile/avatarGallery/slice';
import { selectAvatar } from '../../store/profile/selectors';
import type { AvatarChoice } from '../../store/profile/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { Button } from '../ui/buttons/Button';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { StateCard } from '../ui/feedback/StateCard';
import { avatarTemplates, avatarTexts } from './avatar.messages';
import { AvatarButton } from './AvatarGallery.Button';
import { AvatarPager } from './AvatarGallery.Pager';
import { Grid, Place } from './AvatarGallery.styles';

/** A page of avatars, and the way to the others. */
export function AvatarGallery({ onChoose }: { onChoose: (choice: AvatarChoice) => void }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { status, avatars, game } = useAppSelector(selectAvatarGallery);
  const { src } = useAppSelector(selectAvatar);

  if (status === 'failed') {
    return (
      <Place>
        <StateCard
          kind="error"
          title={formatMessage(avatarTexts.failed)}
          action={
            <Button variant="outline" size="small" icon="retry" onClick={() => dispatch(galleryRequested())}>
              <FormattedMessage {...avatarTexts.retry} />
            </Button>
          }
        >
          <FormattedMessage {...avatarTexts.failedHelp} />
        </StateCard>
      </Place>
    );
  }
  if (status === 'loaded' && avatars.length === 0) {
    return (
      <Place>
        <StateCard
          kind="empty"
          title={formatMessage(avatarTemplates.none, { game: game.trim() })}
          action={
            <Button variant="outline" size="small" onClick={() => dispatch(gallerySearched(''))}>
              <FormattedMessage {...avatarTexts.all} />
            </Button>
          }
        >
          <FormattedMessage {...avatarTexts.noneHelp} />
        </StateCard>
      </Place>
    );
  }
  return (
    <>
      <Place>
        {status === 'loaded' ? (
          <Grid aria-label={formatMessage(avatarTexts.gallery)}>
            {avatars.map((avatar) => (
              <li key={avatar.avatarGalleryId}>
                <AvatarButton avatar={avatar} isChosen={avatar.imageUrl === src} onChoose={onChoose} />
              </li>
            ))}
          </Grid>
        ) : (
          <Loading label={formatMessage(avatarTexts.loading)}>
            <Grid as="div">
              {Array.from({ length: galleryPageSize }, (_, index) => (
                <Skeleton key={index} $aspect="1" $radius="50%" />
              ))}
            </Grid>
          </Loading>
        )}
      </Place>
      <AvatarPager />
    </>
  );
}
