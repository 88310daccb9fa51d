import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { holdCopyPassword, takeCopy } from '../../../store/profile/dataCopy/heldCopy';
import { dataCopyRequested, dataCopyTyped } from '../../../store/profile/dataCopy/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { downloadFile } from '../../ui/browser/downloadFile';
import { copyTexts } from './care.messages';
import { ConfirmedForm } from './ConfirmedForm';

/** Saves a copy of the player's data as a file. */
export function DataCopy() {
  const dispatch = useAppDispatch();
  const request = usePlayerSelector((state) => state.dataCopy);
  useEffect(() => {
    dispatch(dataCopyTyped());
  }, [dispatch]);
  useEffect(() => {
    const content = request.status === 'loaded' ? takeCopy() : null;
    if (content !== null) downloadFile({ name: 'my-data.json', type: 'application/json;charset=utf-8', content });
  }, [request.status]);

  return (
    <ConfirmedForm
      title={<FormattedMessage {...copyTexts.title} />}
      lead={<FormattedMessage {...copyTexts.lead} />}
      action={<FormattedMessage {...copyTexts.action} />}
      done={<FormattedMessage {...copyTexts.done} />}
      request={request}
      onEdit={() => dispatch(dataCopyTyped())}
      onConfirm={(password) => {
        holdCopyPassword(password);
        dispatch(dataCopyRequested());
      }}
    />
  );
}
