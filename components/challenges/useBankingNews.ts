import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { selectLastBanking } from '../../store/challenges/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { useShowToast } from '../shell/ToastsProvider';
import { challengeTemplates } from './challenges.messages';

/** Says that Units were collected, each time they are while the screen that uses this is on show. */
export function useBankingNews(): void {
  const { formatMessage } = useIntl();
  const showToast = useShowToast();
  const banking = useAppSelector(selectLastBanking);
  const told = useRef(banking);
  useEffect(() => {
    if (banking === null || banking === told.current) return;
    told.current = banking;
    showToast({
      kind: 'units',
      title: formatMessage(challengeTemplates.bankedUnits, { units: banking.units }),
      words: formatMessage(challengeTemplates.balance, { balance: banking.unitBalance }),
    });
  }, [banking, formatMessage, showToast]);
}
