import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { selectOwnedGames } from '../../../store/catalog/selectors';
import { exportEnded, exportRequested, type ExportFormat } from '../../../store/units/ledgerExport/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { useShowToast } from '../../shell/providers/ToastsProvider';
import { downloadFile } from '../../ui/browser/downloadFile';
import { ledgerFile } from './ledgerFile';
import { ledgerMessages, ledgerTemplates } from '../Ledger/ledger.messages';

/** Saves the whole ledger as a file and shows a toast about the result. */
export function useLedgerExport() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const showToast = useShowToast();
  const { status, format, lines } = usePlayerSelector((state) => state.ledgerExport);
  const games = usePlayerSelector(selectOwnedGames);

  useEffect(() => {
    if (lines === null || format === null) return;
    const titles = new Map(games.map(({ spaceId, title }) => [spaceId, title]));
    const file = ledgerFile({ format, lines, games: titles, now: Date.now() }, intl);
    downloadFile(file);
    dispatch(exportEnded());
    showToast({
      kind: 'good',
      title: intl.formatMessage(ledgerMessages.exported),
      detail: intl.formatMessage(ledgerTemplates.exportedWords, { count: lines.length, file: file.name }),
    });
  }, [lines, format, games, intl, dispatch, showToast]);

  useEffect(() => {
    if (status !== 'failed') return;
    const { formatMessage } = intl;
    dispatch(exportEnded());
    showToast({
      kind: 'error',
      title: formatMessage(ledgerMessages.exportFailed),
      detail: formatMessage(ledgerMessages.exportFailedWords),
    });
  }, [status, intl, dispatch, showToast]);

  return {
    pendingFormat: status === 'loading' ? format : null,
    save: (wanted: ExportFormat) => dispatch(exportRequested(wanted)),
  };
}
