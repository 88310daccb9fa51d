import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useTask } from '../../../store/support/useTask';
import { fetchWholeLedger } from '../../../store/units/tasks';
import { useShowToast } from '../../shell/providers/ToastsProvider';
import { downloadFile } from '../../ui/browser/downloadFile';
import { ledgerMessages, ledgerTemplates } from '../Ledger/ledger.messages';
import { type ExportFormat, ledgerFile } from './ledgerFile';

/** Saves the whole ledger as a file and shows a toast about the result. */
export function useLedgerExport() {
  const intl = useIntl();
  const showToast = useShowToast();
  const { run } = useTask(fetchWholeLedger);
  const [pendingFormat, setPendingFormat] = useState<ExportFormat | null>(null);

  const save = async (format: ExportFormat) => {
    const { formatMessage } = intl;
    if (pendingFormat !== null) return;
    setPendingFormat(format);
    const outcome = await run();
    setPendingFormat(null);
    if (outcome === null) return;
    if ('failure' in outcome) {
      showToast({
        kind: 'error',
        title: formatMessage(ledgerMessages.exportFailed),
        detail: formatMessage(ledgerMessages.exportFailedWords),
      });
      return;
    }
    const { lines, games } = outcome.output;
    const titles = new Map(games.map(({ spaceId, title }) => [spaceId, title]));
    const file = ledgerFile({ format, lines, games: titles, now: Date.now() }, intl);
    downloadFile(file);
    showToast({
      kind: 'good',
      title: formatMessage(ledgerMessages.exported),
      detail: formatMessage(ledgerTemplates.exportedWords, { count: lines.length, file: file.name }),
    });
  };
  return { pendingFormat, save };
}
