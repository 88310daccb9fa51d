import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { holdClosingPassword } from '../../../store/profile/closing/heldPassword';
import { closingRequested, closingTyped } from '../../../store/profile/closing/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { closingTexts } from './care.messages';
import { ConfirmedForm } from './ConfirmedForm';

/** Closes the account, after the player has read what goes with it; this browser is signed out too. */
export function CloseAccount() {
  const dispatch = useAppDispatch();
  const request = usePlayerSelector(({ closing }) => closing.closing);
  useEffect(() => {
    dispatch(closingTyped());
  }, [dispatch]);

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
      request={request}
      onEdit={() => dispatch(closingTyped())}
      onConfirm={(password) => {
        holdClosingPassword(password);
        dispatch(closingRequested());
      }}
    />
  );
}
