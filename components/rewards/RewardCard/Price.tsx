import { FormattedNumber } from 'react-intl';
import { Units } from '../../ui/text/Units';
import { useTexts } from '../../ui/text/useTexts';

/** In Units. */
export function Price({ units }: { units: number }) {
  const t = useTexts();
  return (
    <Units label={t('ui.units', { units })}>
      <FormattedNumber value={units} />
    </Units>
  );
}
