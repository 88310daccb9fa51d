import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchDeadlines } from '../../../store/challenges/calendar/tasks';
import { selectProfile } from '../../../store/profile/selectors';
import { usePlayerSelector } from '../../../store/support/hooks';
import { useTask } from '../../../store/support/useTask';
import { useShowToast } from '../../shell/providers/ToastsProvider';
import { downloadFile } from '../../ui/browser/downloadFile';
import { loadPart } from '../../ui/browser/loadPart';
import { Button } from '../../ui/buttons/Button';
import { calendarMessages, calendarTemplates } from './calendar.messages';

/** Saves the days on which Units expire and challenges end as a calendar file. Its code loads on the first use. */
export function AddToCalendar() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const showToast = useShowToast();
  const { userId: owner } = usePlayerSelector(selectProfile);
  const { run } = useTask(fetchDeadlines);
  const [isWorking, setIsWorking] = useState(false);

  const save = async () => {
    const outcome = await run();
    if (outcome === null) return;
    if ('failure' in outcome) {
      showToast({
        kind: 'error',
        title: formatMessage(calendarMessages.failed),
        detail: formatMessage(calendarMessages.failedWords),
      });
      return;
    }
    const deadlines = outcome.output;
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
  return (
    <Button
      variant="outline"
      size="small"
      icon="calendar"
      working={isWorking && formatMessage(calendarMessages.working)}
      onClick={() => {
        setIsWorking(true);
        void save().finally(() => setIsWorking(false));
      }}
    >
      <FormattedMessage {...calendarMessages.add} />
    </Button>
  );
}
