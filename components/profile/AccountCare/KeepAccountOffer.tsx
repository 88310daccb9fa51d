import { useState } from 'react';
import { useIntl } from 'react-intl';
import { selectUserInfo } from '../../../store/account/selectors';
import { logoutRequested } from '../../../store/session/events';
import { keepOwnAccount } from '../../../store/profile/tasks';
import { useAppDispatch, useAppSelector } from '../../../store/support/hooks';
import { useTask } from '../../../store/support/useTask';
import { useBackCloses } from '../../navigation/useBackCloses';
import { PopupTexts } from '../../popups/PopupTexts';
import { Button } from '../../ui/buttons/Button';
import { Modal } from '../../ui/dialogs/Modal';
import { Cluster } from '../../ui/layout/Cluster';
import { Stack } from '../../ui/layout/Stack';
import { ErrorText } from '../../ui/text/ErrorText';
import { useTexts } from '../../ui/text/useTexts';
import { lastZone } from '../../ui/time/useFormatDay';
import { failureText } from '../../ui/text/failureText';

/** Renders nothing for accounts that are not closed. */
export function KeepAccountOffer() {
  const closingDate = useAppSelector((state) => selectUserInfo(state)?.closingDate ?? null);
  if (closingDate === null) return null;
  return (
    <PopupTexts>
      <Offer closingDate={closingDate} />
    </PopupTexts>
  );
}

function Offer({ closingDate }: { closingDate: string }) {
  const { formatDate } = useIntl();
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { status, failure, run: keep } = useTask(keepOwnAccount);
  const [isWanted, setIsWanted] = useState(true);
  // After a sign-in the account can be known before the page that it leads to is there, from which Back is to close the offer.
  const isChanging = useAppSelector(({ router }) => router.isChanging);
  const isOpen = isWanted && !isChanging;
  const isWorking = status === 'loading';
  const close = useBackCloses(isOpen, () => setIsWanted(false), isWorking);
  const date = formatDate(closingDate, { dateStyle: 'long', timeZone: lastZone });
  return (
    <Modal isOpen={isOpen} onClose={close} isBusy={isWorking} title={t('profile.keep.title', { date })}>
      <Stack $gap={5} $above={4}>
        <p>{t('profile.keep.text')}</p>
        {failure && <ErrorText>{t(failureText(failure, 'profile.confirm.failed'))}</ErrorText>}
        <Cluster>
          <Button working={isWorking && t('profile.confirm.working')} onClick={() => void keep()}>
            {t('profile.keep.keep')}
          </Button>
          <Button
            variant="outline"
            aria-disabled={isWorking || undefined}
            onClick={() => !isWorking && dispatch(logoutRequested())}
          >
            {t('profile.keep.leave')}
          </Button>
        </Cluster>
      </Stack>
    </Modal>
  );
}
