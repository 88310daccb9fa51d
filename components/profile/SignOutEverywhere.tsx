import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { signOutEverywhere } from '../../store/auth/tasks';
import { useTask } from '../../store/support/useTask';
import { Button } from '../ui/buttons/Button';
import { Row } from '../ui/layout/Row';
import { everywhereTexts } from './profile.messages';
import { FormSection, SectionHeading, SectionNote } from '../ui/fields/Form.styles';
import { ErrorText } from '../ui/text/ErrorText';

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Ends the player’s sessions on all devices, after a confirmation; this browser is signed out too. */
export function SignOutEverywhere() {
  const { formatMessage } = useIntl();
  const { status, run, reset } = useTask(signOutEverywhere);
  const [step, setStep] = useState<'idle' | 'confirming' | 'kept'>('idle');
  const isWorking = status === 'loading';
  const isConfirming = step === 'confirming';
  const keep = () => {
    reset();
    setStep('kept');
  };
  return (
    <FormSection>
      <div>
        <SectionHeading>
          <FormattedMessage {...everywhereTexts.title} />
        </SectionHeading>
        <SectionNote>
          <FormattedMessage {...(isConfirming ? everywhereTexts.ask : everywhereTexts.lead)} />
        </SectionNote>
      </div>
      {status === 'failed' && (
        <ErrorText>
          <FormattedMessage {...everywhereTexts.failed} />
        </ErrorText>
      )}
      <Row>
        {isConfirming ? (
          <>
            <Button
              variant="outline"
              size="small"
              working={isWorking && formatMessage(everywhereTexts.working)}
              onClick={() => void run()}
            >
              <FormattedMessage {...everywhereTexts.title} />
            </Button>
            <Button
              ref={takeFocus}
              size="small"
              aria-disabled={isWorking || undefined}
              onClick={() => !isWorking && keep()}
            >
              <FormattedMessage {...everywhereTexts.keep} />
            </Button>
          </>
        ) : (
          <Button
            ref={step === 'kept' ? takeFocus : undefined}
            variant="outline"
            size="small"
            onClick={() => setStep('confirming')}
          >
            <FormattedMessage {...everywhereTexts.title} />
          </Button>
        )}
      </Row>
    </FormSection>
  );
}
