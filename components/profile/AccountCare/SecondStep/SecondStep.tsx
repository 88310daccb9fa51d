import { FormattedMessage } from 'react-intl';
import { secondFactor, setUpApp, turnSecondStepOff, turnSecondStepOn } from '../../../../store/profile/tasks';
import { useResource } from '../../../../store/support/useResource';
import { useTask } from '../../../../store/support/useTask';
import { autoBankTexts } from '../../../challenges/AutoBank/autoBank.messages';
import { FormSection, SectionHeading } from '../../../ui/fields/Form.styles';
import { SectionLoading } from '../../SectionLoading';
import { factorTemplates, factorTexts } from '../care.messages';
import { ConfirmedForm } from '../ConfirmedForm';
import { AppSetupForm } from './AppSetupForm';
import { RecoveryCodes } from './RecoveryCodes';

/** Turns the second step of logins on, with an authenticator app, and off. The key and the codes go with the screen. */
export function SecondStep() {
  const { status, data, load } = useResource(secondFactor, null);
  const setup = useTask(setUpApp);
  const turningOn = useTask(turnSecondStepOn);
  const turningOff = useTask(turnSecondStepOff);
  const leaveSetup = () => {
    setup.reset();
    turningOn.reset();
  };

  if (turningOn.output) return <RecoveryCodes codes={turningOn.output} onKept={leaveSetup} />;
  if (setup.output) return <AppSetupForm setup={setup.output} turningOn={turningOn} onLeave={leaveSetup} />;
  const title = <FormattedMessage {...factorTexts.title} />;
  if (data === null)
    return (
      <FormSection>
        <SectionHeading>{title}</SectionHeading>
        <SectionLoading
          status={status}
          loading={autoBankTexts.loading}
          failed={autoBankTexts.loadFailed}
          onRetry={load}
        />
      </FormSection>
    );
  const { isOn, recoveryCodesLeft } = data;
  const change = isOn ? turningOff : setup;
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
      task={change}
      onConfirm={(password) => void change.run(password)}
    />
  );
}
