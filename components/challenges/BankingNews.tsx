import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { selectLastBanking } from '../../store/challenges/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { Toast } from '../ui/Toast';
import { ToastArea } from '../ui/ToastArea';
import { challengeMessages, challengeTemplates } from './challenges.messages';

/** Says that Units were collected, each time they are while this stands on the page. */
export function BankingNews() {
  const { formatMessage } = useIntl();
  const banking = useAppSelector(selectLastBanking);
  const [seen, setSeen] = useState(banking);
  return (
    <ToastArea label={formatMessage(challengeMessages.news)}>
      {banking && banking !== seen && (
        <Toast
          key={banking.challengeId}
          kind="units"
          title={formatMessage(challengeTemplates.bankedUnits, { units: banking.units })}
          closeLabel={formatMessage(challengeMessages.close)}
          onClose={() => setSeen(banking)}
        >
          <FormattedMessage {...challengeTemplates.balance} values={{ balance: banking.unitBalance }} />
        </Toast>
      )}
    </ToastArea>
  );
}
