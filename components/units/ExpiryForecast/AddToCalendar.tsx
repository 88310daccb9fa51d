import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { selectProfile } from '../../../store/profile/selectors';
import { calendarEnded, calendarRequested } from '../../../store/challenges/calendar/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { useShowToast } from '../../shell/providers/ToastsProvider';
import { loadPart } from '../../ui/browser/loadPart';
import { Button } from '../../ui/buttons/Button';
import { downloadFile } from '../../ui/browser/downloadFile';
import { calendarMessages, calendarTemplates } from './calendar.messages';

/** Saves the days on which Units expire and challenges end as a calendar file. Its code loads on the first use. */
export function AddToCalendar() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const isWorking = usePlayerSelector(({ calendar }) => calendar.status === 'loading' || calendar.deadlines !== null);
  useSavedCalendar();
  return (
    <Button
      variant="outline"
      size="small"
      icon="calendar"
      working={isWorking && formatMessage(calendarMessages.working)}
      onClick={() => dispatch(calendarRequested())}
    >
      <FormattedMessage {...calendarMessages.add} />
    </Button>
  );
}

function useSavedCalendar(): void {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const showToast = useShowToast();
  const { status, deadlines } = usePlayerSelector(({ calendar }) => calendar);
  const { userId: owner } = usePlayerSelector(selectProfile);

  useEffect(() => {
    if (deadlines === null) return;
    const { formatMessage } = intl;
    const save = async () => {
      if (deadlines.length === 0) {
        showToast({
          kind: 'units',
          title: formatMessage(calendarMessages.nothing),
          detail: formatMessage(calendarMessages.nothingWords),
        });
        return;
      }
      const { calendarFile } = await loadPart(() => import('./calendarFile'));
      const link = window.location.origin + window.location.pathname;
      const file = calendarFile({ deadlines, owner, link, now: Date.now() }, intl);
      downloadFile(file);
      showToast({
        kind: 'good',
        title: formatMessage(calendarMessages.saved),
        detail: formatMessage(calendarTemplates.savedWords, { count: deadlines.length, file: file.name }),
      });
    };
    void save().finally(() => dispatch(calendarEnded()));
  }, [deadlines, owner, intl, dispatch, showToast]);

  useEffect(() => {
    if (status !== 'failed') return;
    const { formatMessage } = intl;
    dispatch(calendarEnded());
    showToast({
      kind: 'error',
      title: formatMessage(calendarMessages.failed),
      detail: formatMessage(calendarMessages.failedWords),
    });
  }, [status, intl, dispatch, showToast]);
}
