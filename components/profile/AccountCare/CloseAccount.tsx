import { FormattedMessage } from 'react-intl';
import { closeOwnAccount } from '../../../store/profile/tasks';
import { useTask } from '../../../store/support/useTask';
import { closingTexts } from './care.messages';
import { ConfirmedForm } from './ConfirmedForm';

/** Closes the account, after the player has read what goes with it; this browser is signed out too. */
export function CloseAccount() {
  const closing = useTask(closeOwnAccount);
  return (
    <ConfirmedForm
      title={<FormattedMessage {...closingTexts.title} />}
      lead={
        <>
          <p>
            <FormattedMessage {...closingTexts.lead} />
          </p>
          <p>
            <FormattedMessage {...closingTexts.units} />
          </p>
        </>
      }
      action={<FormattedMessage {...closingTexts.action} />}
      task={closing}
      onConfirm={(password) => void closing.run(password)}
    />
  );
}
