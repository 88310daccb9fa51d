import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectHasSavingAutoBankFailed } from '../../../store/challenges/autoBank/selectors';
import { autoBankChosen, autoBankRequested } from '../../../store/challenges/autoBank/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Button } from '../../ui/buttons/Button';
import { Loading } from '../../ui/feedback/Loading';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Toggle } from '../../ui/fields/Toggle';
import { autoBankTexts } from './autoBank.messages';
import { useAutoBank } from './useAutoBank';
import { ErrorText } from '../../ui/text/ErrorText';

/** The switch of auto-bank. A change is saved immediately, and reverted when saving fails. */
export function AutoBankChoice() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const autoBank = useAutoBank();
  const hasLoadingFailed = usePlayerSelector((state) => state.autoBank.status === 'failed');
  const hasFailed = usePlayerSelector(selectHasSavingAutoBankFailed);
  if (autoBank === null && hasLoadingFailed)
    return (
      <Failure>
        <ErrorText>
          <FormattedMessage {...autoBankTexts.loadFailed} />
        </ErrorText>
        <Button variant="outline" size="small" icon="retry" onClick={() => dispatch(autoBankRequested())}>
          <FormattedMessage {...autoBankTexts.retry} />
        </Button>
      </Failure>
    );
  if (autoBank === null)
    return (
      <Loading label={formatMessage(autoBankTexts.loading)}>
        <Skeleton $height="48px" />
      </Loading>
    );
  return (
    <>
      <Toggle checked={autoBank} onChange={({ target }) => dispatch(autoBankChosen(target.checked))}>
        <FormattedMessage {...autoBankTexts.label} />
        <Note>
          <FormattedMessage {...autoBankTexts.line} />
        </Note>
      </Toggle>
      {hasFailed && (
        <ErrorText>
          <FormattedMessage {...autoBankTexts.failed} />
        </ErrorText>
      )}
    </>
  );
}

const Note = styled.span`
  ${text.small}
  display: block;
  color: ${tokens.on.muted};
`;

const Failure = styled.div`
  ${text.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[4]};
`;
