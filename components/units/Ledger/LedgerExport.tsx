import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectOwnedGames } from '../../../store/catalog/selectors';
import { usePlayerSelector } from '../../../store/support/hooks';
import { useTask } from '../../../store/support/useTask';
import { fetchWholeLedger } from '../../../store/units/tasks';
import { useShowToast } from '../../shell/providers/ToastsProvider';
import { media } from '../../theme/tokens';
import { downloadFile } from '../../ui/browser/downloadFile';
import { Button } from '../../ui/buttons/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { useTexts } from '../../ui/text/useTexts';
import { type ExportFormat, exportFormats, ledgerFile } from './ledgerFile';

function useLedgerExport() {
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
      showToast({ kind: 'error', title: t('units.ledger.exportFailed'), detail: t('units.ledger.exportFailedWords') });
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

/** Also the entries that are not shown. */
export function LedgerExport() {
  const t = useTexts();
  const { pendingFormat, save } = useLedgerExport();
  return (
    <ExportRow role="group" aria-label={t('units.ledger.export')}>
      <span>{t('units.ledger.export')}</span>
      {exportFormats.map((format) => (
        <Button
          key={format}
          variant="outline"
          size="small"
          icon="download"
          aria-label={t('units.ledger.exportAs', { format: format.toUpperCase() })}
          working={pendingFormat === format && t('units.ledger.exporting')}
          onClick={() => void save(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </ExportRow>
  );
}

const ExportRow = styled(Cluster)`
  margin-left: auto;

  ${media.below.tablet} {
    width: 100%;
    margin-left: 0;

    > span {
      flex: 1 0 100%;
    }
  }
`;
