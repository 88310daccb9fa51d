import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fetchDeadlines } from '../../../store/challenges/calendar/tasks';
import { selectProfile } from '../../../store/profile/selectors';
import { usePlayerSelector } from '../../../store/support/hooks';
import { useTask } from '../../../store/support/useTask';
import { useShowToast } from '../../shell/providers/ToastsProvider';
import { downloadFile } from '../../ui/browser/downloadFile';
import { loadPart } from '../../ui/browser/loadPart';
import { Button } from '../../ui/buttons/Button';
import { useTexts } from '../../ui/text/useTexts';

/** Saves the days on which Units expire and challenges end as a calendar file. Its code loads on the first use. */
export function AddToCalendar() {
  const intl = useIntl();
  const t = useTexts();
  const showToast = useShowToast();
  const { userId: owner } = usePlayerSelector(selectProfile);
  const { run } = useTask(fetchDeadlines);
  const [isWorking, setIsWorking] = useState(false);

  const save = async () => {
    const outcome = await run();
    if (outcome === null) return;
    if ('failure' in outcome) {
      showToast({ kind: 'error', title: t('units.calendar.failed'), detail: t('units.calendar.failedWords') });
      return;
    }
    const deadlines = outcome.output;
    if (deadlines.length === 0) {
      showToast({ kind: 'units', title: t('units.calendar.nothing'), detail: t('units.calendar.nothingWords') });
      return;
    }
    const { calendarFile } = await loadPart(() => import('./calendarFile'));
    const link = window.location.origin + window.location.pathname;
    const file = calendarFile({ deadlines, owner, link, now: Date.now() }, intl);
    downloadFile(file);
    showToast({
      kind: 'good',
      title: t('units.calendar.saved'),
      detail: t('units.calendar.savedWords', { count: deadlines.length, file: file.name }),
    });
  };
  return (
    <Button
      variant="outline"
      size="small"
      icon="calendar"
      working={isWorking && t('units.calendar.working')}
      onClick={() => {
        setIsWorking(true);
        void save().finally(() => setIsWorking(false));
      }}
    >
      {t('units.calendar.add')}
    </Button>
  );
}
