import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectOwnedGames } from '../../../store/catalog/selectors';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { useTask } from '../../../store/support/useTask';
import { toastShown } from '../../../store/toasts/slice';
import { fetchWholeLedger } from '../../../store/units/tasks';
import { notPrinted } from '../../theme/mixins';
import { media } from '../../theme/tokens';
import { downloadFile } from '../../ui/browser/downloadFile';
import { Button } from '../../ui/buttons/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { useTexts } from '../../ui/text/useTexts';
import { type ExportFormat, exportFormats, ledgerFile } from './ledgerFile';

const fetchFor = (_format: ExportFormat) => fetchWholeLedger();

/** Also the entries that are not shown. */
export function LedgerExport() {
  const intl = useIntl();
  const t = useTexts();
  const dispatch = useAppDispatch();
  const games = usePlayerSelector(selectOwnedGames);
  const { status, input, run } = useTask(fetchFor);

  const save = async (format: ExportFormat) => {
    const outcome = await run(format);
    if (outcome === null) return;
    if ('failure' in outcome) {
      const title = t('units.ledger.exportFailed');
      dispatch(toastShown({ kind: 'error', title, detail: t('units.ledger.exportFailedWords') }));
      return;
    }
    const lines = outcome.output;
    const titles = new Map(games.map(({ spaceId, title }) => [spaceId, title]));
    const file = ledgerFile({ format, lines, games: titles, now: Date.now() }, intl);
    downloadFile(file);
    const detail = t('units.ledger.exportedWords', { count: lines.length, file: file.name });
    dispatch(toastShown({ kind: 'good', title: t('units.ledger.exported'), detail }));
  };
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
          working={status === 'loading' && input?.[0] === format && t('units.ledger.exporting')}
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
  ${notPrinted}
`;
