import { useState } from 'react';
import { useIntl } from 'react-intl';
import { selectOwnedGames } from '../../../store/catalog/selectors';
import { usePlayerSelector } from '../../../store/support/hooks';
import { useTask } from '../../../store/support/useTask';
import { fetchWholeLedger } from '../../../store/units/tasks';
import { useShowToast } from '../../shell/providers/ToastsProvider';
import { downloadFile } from '../../ui/browser/downloadFile';
import { useTexts } from '../../ui/text/useTexts';
import { type ExportFormat, ledgerFile } from './ledgerFile';

/** Saves the whole ledger as a file and shows a toast about the result. */
export function useLedgerExport() {
  const intl = useIntl();
  const t = useTexts();
  const showToast = useShowToast();
  const games = usePlayerSelector(selectOwnedGames);
  const { run } = useTask(fetchWholeLedger);
  const [pendingFormat, setPendingFormat] = useState<ExportFormat | null>(null);

  const save = async (format: ExportFormat) => {
    if (pendingFormat !== null) return;
    setPendingFormat(format);
    const outcome = await run();
    setPendingFormat(null);
    if (outcome === null) return;
    if ('failure' in outcome) {
      showToast({
        kind: 'error',
        title: t('units.ledger.exportFailed'),
        detail: t('units.ledger.exportFailedWords'),
      });
      return;
    }
    const lines = outcome.output;
    const titles = new Map(games.map(({ spaceId, title }) => [spaceId, title]));
    const file = ledgerFile({ format, lines, games: titles, now: Date.now() }, intl);
    downloadFile(file);
    showToast({
      kind: 'good',
      title: t('units.ledger.exported'),
      detail: t('units.ledger.exportedWords', { count: lines.length, file: file.name }),
    });
  };
  return { pendingFormat, save };
}
