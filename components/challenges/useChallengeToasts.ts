import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { selectLastActivation, selectLastBanking } from '../../store/challenges/selectors';
import { usePlayerSelector } from '../../store/support/hooks';
import { progressTemplates } from '../shell/player/progress.messages';
import { useShowToast } from '../shell/providers/ToastsProvider';
import { challengeMessages, challengeTemplates } from './challenges.messages';

/** Shows a toast for each activation and banking while the screen is mounted. */
export function useChallengeToasts(): void {
  const { formatMessage } = useIntl();
  const showToast = useShowToast();
  const banking = usePlayerSelector(selectLastBanking);
  useOnNew(banking, ({ count, units, xp, unitBalance }) =>
    showToast(
      count === 0
        ? {
            kind: 'good',
            title: formatMessage(challengeMessages.nothingToBank),
            detail: formatMessage(challengeTemplates.balance, { balance: unitBalance }),
          }
        : {
            kind: 'units',
            title: formatMessage(challengeTemplates.bankedUnits, { units }),
            detail: [
              count > 1 && formatMessage(challengeTemplates.challengeCount, { count }),
              xp > 0 && formatMessage(progressTemplates.xp, { xp }),
              formatMessage(challengeTemplates.balance, { balance: unitBalance }),
            ]
              .filter((part) => part !== false)
              .join(' · '),
          },
    ),
  );
  const activation = usePlayerSelector(selectLastActivation);
  useOnNew(activation, ({ names }) =>
    showToast({
      kind: 'good',
      title: formatMessage(challengeTemplates.activated, { count: names.length, name: names[0] ?? '' }),
      detail: formatMessage(challengeMessages.activatedNote),
    }),
  );
}

/** Calls `onNew` once for each new value; the value of the first render is not new. */
function useOnNew<Value>(value: Value | null, onNew: (value: Value) => void) {
  const latest = useRef(value);
  useEffect(() => {
    if (value === null || value === latest.current) return;
    latest.current = value;
    onNew(value);
  });
}
