import { useEffect } from 'react';
import { listRequested } from '../../store/catalog/slice';
import { selectHasNewNotices, selectNotices } from '../../store/notices/selectors';
import {
  allReadRequested,
  moreNoticesRequested,
  noticesClosed,
  noticesOpened,
  noticesRequested,
} from '../../store/notices/slice';
import { useAppDispatch, usePlayerSelector, useRequestIf } from '../../store/support/hooks';
import { PopupLink } from '../popups/PopupLink';
import type { PopupProps } from '../popups/popupNames';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/buttons/Button';
import { TextLink } from '../ui/buttons/TextLink';
import { MediaRows } from '../ui/cards/MediaRow';
import { Modal } from '../ui/dialogs/Modal';
import { Loadable } from '../ui/feedback/Loadable';
import { Skeletons } from '../ui/feedback/Skeleton';
import { useFocusOnFewer } from '../ui/focus/useFocusOnFewer';
import { Cluster } from '../ui/layout/Cluster';
import { Stack } from '../ui/layout/Stack';
import { Text } from '../ui/layout/Text';
import { ListFooter } from '../ui/lists/ListFooter';
import { ErrorText } from '../ui/text/ErrorText';
import { useTexts } from '../ui/text/useTexts';
import { NoticeRow } from './NoticeRow';

export function NoticesPopup({ isOpen, onClose }: PopupProps) {
  const t = useTexts();
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('notices.title')} isFullScreenOnPhones>
      <NoticesContent />
    </Modal>
  );
}

/** What it shows counts as read; what was new stays marked until it is closed. */
export function NoticesContent() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { notices, status, total } = usePlayerSelector(selectNotices);
  const hasMore = total !== null && notices.length < total;
  const hasChallenge = notices.some(({ kind }) => kind === 'challengeLapsing');
  useEffect(() => {
    dispatch(noticesOpened());
    return () => void dispatch(noticesClosed());
  }, [dispatch]);
  // A change of language empties the list.
  useRequestIf(status === 'idle', noticesOpened());
  // A challenge is banked on the page of its game.
  useRequestIf(hasChallenge, listRequested({ list: 'ownedGames' }));
  return (
    <Stack $gap={4} $above={4}>
      <Toolbar />
      <Loadable
        status={status}
        hasContent={notices.length > 0}
        loading={t('notices.loading')}
        skeleton={
          <Stack $gap={2}>
            <Skeletons count={3} $height="84px" />
          </Stack>
        }
        failed={{ title: t('notices.failed'), onRetry: () => dispatch(noticesRequested()) }}
        empty={{ title: t('notices.empty.title'), text: t('notices.empty.text') }}
      >
        <div>
          <MediaRows>
            {notices.map((notice) => (
              <NoticeRow key={notice.noticeId} notice={notice} />
            ))}
          </MediaRows>
          {(hasMore || status === 'failed') && (
            <ListFooter
              status={status}
              hasMore={hasMore}
              onMore={() => dispatch(hasMore ? moreNoticesRequested() : noticesRequested())}
              labels={{
                more: t('notices.older'),
                loading: t('notices.loading'),
                failed: t('notices.failed'),
              }}
            />
          )}
        </div>
      </Loadable>
    </Stack>
  );
}

function Toolbar() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { isMarkingAll, hasMarkingFailed } = usePlayerSelector(selectNotices);
  const hasNew = usePlayerSelector(selectHasNewNotices);
  const link = useFocusOnFewer<HTMLAnchorElement>(hasNew ? 1 : 0);
  return (
    <>
      <Cluster $gap={[2, 4]} $justify="space-between" style={{ minHeight: tokens.control.tap }}>
        <Text as="span" $type="small">
          <TextLink as={PopupLink} popup="profile.notices" ref={link}>
            {t('notices.choose')}
          </TextLink>
        </Text>
        {hasNew && (
          <Button
            variant="outline"
            size="small"
            working={isMarkingAll && t('profile.name.saving')}
            onClick={() => dispatch(allReadRequested())}
          >
            {t('notices.markAll')}
          </Button>
        )}
      </Cluster>
      {hasMarkingFailed && <ErrorText>{t('notices.markFailed')}</ErrorText>}
    </>
  );
}
