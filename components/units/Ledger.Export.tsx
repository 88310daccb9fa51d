import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { exportFormats } from '../../store/units/ledgerExport/slice';
import { Button } from '../ui/buttons/Button';
import { media } from '../theme/media';
import { ledgerMessages, ledgerTemplates } from './ledger.messages';
import { useLedgerExport } from './useLedgerExport';

/** Saves the whole ledger as a file, whatever of it is shown. */
export function LedgerExport() {
  const { formatMessage } = useIntl();
  const { formatOnItsWay, save } = useLedgerExport();
  return (
    <Row role="group" aria-label={formatMessage(ledgerMessages.export)}>
      <span>
        <FormattedMessage {...ledgerMessages.export} />
      </span>
      {exportFormats.map((format) => (
        <Button
          key={format}
          variant="outline"
          size="small"
          icon="download"
          aria-label={formatMessage(ledgerTemplates.exportAs, { format: format.toUpperCase() })}
          working={formatOnItsWay === format && formatMessage(ledgerMessages.exporting)}
          onClick={() => save(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-left: auto;

  ${media.below.tablet} {
    width: 100%;
    margin-left: 0;

    > span {
      flex: 1 0 100%;
    }
  }
`;
