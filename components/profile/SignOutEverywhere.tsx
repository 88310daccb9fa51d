import { useState } from 'react';
import { signOutEverywhere } from '../../store/auth/tasks';
import { useTask } from '../../store/support/useTask';
import { Button } from '../ui/buttons/Button';
import { Cluster } from '../ui/layout/Cluster';
import { FormSection, SectionHeading, SectionNote } from '../ui/fields/Form.styles';
import { takeFocus } from '../ui/focus/rememberFocus';
import { ErrorText } from '../ui/text/ErrorText';
import { useTexts } from '../ui/text/useTexts';

/** This browser is signed out too. */
export function SignOutEverywhere() {
  const t = useTexts();
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
        <SectionHeading>{t('profile.everywhere.title')}</SectionHeading>
        <SectionNote>{t(isConfirming ? 'profile.everywhere.ask' : 'profile.everywhere.lead')}</SectionNote>
      </div>
      {status === 'failed' && <ErrorText>{t('profile.everywhere.failed')}</ErrorText>}
      <Cluster>
        {isConfirming ? (
          <>
            <Button
              variant="outline"
              size="small"
              working={isWorking && t('profile.everywhere.working')}
              onClick={() => void run()}
            >
              {t('profile.everywhere.title')}
            </Button>
            <Button
              ref={takeFocus}
              size="small"
              aria-disabled={isWorking || undefined}
              onClick={() => !isWorking && keep()}
            >
              {t('profile.everywhere.keep')}
            </Button>
          </>
        ) : (
          <Button
            ref={step === 'kept' ? takeFocus : undefined}
            variant="outline"
            size="small"
            onClick={() => setStep('confirming')}
          >
            {t('profile.everywhere.title')}
          </Button>
        )}
      </Cluster>
    </FormSection>
  );
}
