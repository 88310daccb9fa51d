import { FormattedMessage } from 'react-intl';
import { fetchDataCopy } from '../../../store/profile/tasks';
import { useTask } from '../../../store/support/useTask';
import { downloadFile } from '../../ui/browser/downloadFile';
import { copyTexts } from './care.messages';
import { ConfirmedForm } from './ConfirmedForm';

/** Saves a copy of the player's data as a file. */
export function DataCopy() {
  const copying = useTask(fetchDataCopy);
  const save = async (password: string) => {
    const outcome = await copying.run(password);
    if (outcome && 'output' in outcome)
      downloadFile({ name: 'my-data.json', type: 'application/json;charset=utf-8', content: outcome.output });
  };
  return (
    <ConfirmedForm
      title={<FormattedMessage {...copyTexts.title} />}
      lead={<FormattedMessage {...copyTexts.lead} />}
      action={<FormattedMessage {...copyTexts.action} />}
      done={<FormattedMessage {...copyTexts.done} />}
      task={copying}
      onConfirm={(password) => void save(password)}
    />
  );
}
