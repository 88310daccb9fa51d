import { useIntl } from 'react-intl';
import type { ValidationReport } from '../../services/account/types';
import { Button } from '../ui/buttons/Button';
import { Row } from '../ui/layout/Row';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { nameTemplates } from './name.messages';

interface SuggestionsProps {
  reports: readonly ValidationReport[];
  onUse: (name: string) => void;
}

/** What is wrong, told to screen readers as it turns up, and the names that would do instead, a press away. */
export function Suggestions({ reports, onUse }: SuggestionsProps) {
  const { formatMessage } = useIntl();
  const names = reports.flatMap(({ suggestion }) => (suggestion === null ? [] : [suggestion]));
  return (
    <>
      <VisuallyHidden role="status">{reports.map(({ message }) => message).join(' ')}</VisuallyHidden>
      {names.length > 0 && (
        <Row>
          {names.map((name) => (
            <Button key={name} variant="outline" size="small" onClick={() => onUse(name)}>
              {formatMessage(nameTemplates.use, { name })}
            </Button>
          ))}
        </Row>
      )}
    </>
  );
}
