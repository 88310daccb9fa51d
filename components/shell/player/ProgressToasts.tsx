import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { selectProgressReport } from '../../../store/sinceLastVisit/selectors';
import { watchRequested } from '../../../store/sinceLastVisit/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { useShowToast } from '../providers/ToastsProvider';
import { progressMessages, progressTemplates } from './progress.messages';

/** For signed-in players: one toast with what they gained while they played, or by banking. */
export function ProgressToasts() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const showToast = useShowToast();
  const report = usePlayerSelector(selectProgressReport);
  const shown = useRef(report);
  useEffect(() => {
    dispatch(watchRequested());
  }, [dispatch]);
  useEffect(() => {
    if (report === null || report === shown.current) return;
    shown.current = report;
    const { cause, units, xp, level, badges } = report;
    const gains = [
      level !== null && formatMessage(progressTemplates.level, { level }),
      badges.length > 0 && formatMessage(progressTemplates.badges, { count: badges.length, name: badges[0] ?? '' }),
      units > 0 && formatMessage(progressTemplates.units, { units }),
      xp > 0 && formatMessage(progressTemplates.xp, { xp }),
    ].filter((gain) => gain !== false);
    const [first = '', ...others] = gains;
    showToast(
      cause === 'return'
        ? { kind: 'units', title: formatMessage(progressMessages.sinceLastVisit), detail: gains.join(' · ') }
        : { kind: 'good', title: first, detail: others.join(' · ') || undefined },
    );
  }, [report, formatMessage, showToast]);
  return null;
}
