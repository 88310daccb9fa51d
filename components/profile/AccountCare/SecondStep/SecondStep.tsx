import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { holdFactorPassword } from '../../../../store/profile/secondFactor/held';
import {
  factorOffRequested,
  factorSecretsForgotten,
  factorSetupRequested,
  factorTyped,
  secondFactorRequested,
} from '../../../../store/profile/secondFactor/slice';
import { useAppDispatch, usePlayerSelector } from '../../../../store/support/hooks';
import { autoBankTexts } from '../../../challenges/AutoBank/autoBank.messages';
import { Button } from '../../../ui/buttons/Button';
import { Loading } from '../../../ui/feedback/Loading';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { profileTexts } from '../../profile.messages';
import { ErrorText, ProfileSection, SectionHeading } from '../../ProfileSection.styles';
import { factorTemplates, factorTexts } from '../care.messages';
import { ConfirmedForm } from '../ConfirmedForm';
import { AppSetupForm } from './AppSetupForm';
import { RecoveryCodes } from './RecoveryCodes';

/** Turns the second step of logins on, with an authenticator app, and off. */
export function SecondStep() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { status, isOn, recoveryCodesLeft, setup, recoveryCodes, change } = usePlayerSelector(
    ({ secondFactor }) => secondFactor,
  );
  useEffect(() => {
    dispatch(secondFactorRequested());
    return () => {
      dispatch(factorSecretsForgotten());
    };
  }, [dispatch]);

  if (setup) return <AppSetupForm setup={setup} />;
  if (recoveryCodes.length > 0) return <RecoveryCodes codes={recoveryCodes} />;
  const title = <FormattedMessage {...factorTexts.title} />;
  if (isOn === null)
    return (
      <ProfileSection>
        <SectionHeading>{title}</SectionHeading>
        {status === 'failed' ? (
          <>
            <ErrorText role="alert">
              <FormattedMessage {...autoBankTexts.loadFailed} />
            </ErrorText>
            <div>
              <Button variant="outline" size="small" icon="retry" onClick={() => dispatch(secondFactorRequested())}>
                <FormattedMessage {...profileTexts.retry} />
              </Button>
            </div>
          </>
        ) : (
          <Loading label={formatMessage(autoBankTexts.loading)}>
            <Skeleton $height="64px" />
          </Loading>
        )}
      </ProfileSection>
    );
  return (
    <ConfirmedForm
      key={String(isOn)}
      title={title}
      lead={
        <>
          <p>
            <FormattedMessage {...(isOn ? factorTexts.on : factorTexts.off)} />
          </p>
          {isOn && (
            <p>
              <FormattedMessage {...factorTemplates.left} values={{ count: recoveryCodesLeft }} />
            </p>
          )}
        </>
      }
      action={<FormattedMessage {...(isOn ? factorTexts.turnOff : factorTexts.turnOn)} />}
      request={change}
      onEdit={() => dispatch(factorTyped())}
      onConfirm={(password) => {
        holdFactorPassword(password);
        dispatch(isOn ? factorOffRequested() : factorSetupRequested());
      }}
    />
  );
}
