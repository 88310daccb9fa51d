import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { selectLastBanking } from '../../store/challenges/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { challengeTemplates } from '../challenges/challenges.messages';
import { useShowToast } from '../shell/ToastsProvider';

/** Says that Units were collected, each time they are while the page is open. */
export function useBankingNews(): void {
  const { formatMessage } = useIntl();
  const showToast = useShowToast();
  const banking = useAppSelector(selectLastBanking);
  const told = useRef(banking);
  useEffect(() => {
    if (banking === null || banking === told.current) return;
    told.current = banking;
    const { units, unitBalance: balance } = banking;
    showToast({ kind: 'units', title: formatMessage(challengeTemplates.announced, { units, balance }) });
  }, [banking, formatMessage, showToast]);
}
