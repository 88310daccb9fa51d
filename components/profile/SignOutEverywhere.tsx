import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { signOutEverywhereRequested } from '../../store/auth/signOutEverywhere/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { Button } from '../ui/buttons/Button';
import { Row } from '../ui/layout/Row';
import { everywhereTexts } from './profile.messages';
import { ErrorText, ProfileSection, SectionHeading, SectionNote } from './ProfileSection.styles';

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Ends the player’s sessions on all devices, after a confirmation; this browser is signed out too. */
export function SignOutEverywhere() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { status } = usePlayerSelector(({ signOutEverywhere }) => signOutEverywhere);
  const [step, setStep] = useState<'idle' | 'confirming' | 'requested' | 'kept'>('idle');
  const isWorking = status === 'loading';
  const isConfirming = step === 'confirming' || step === 'requested';
  const signOut = () => {
    setStep('requested');
    dispatch(signOutEverywhereRequested());
  };
  return (
    <ProfileSection>
      <div>
        <SectionHeading>
          <FormattedMessage {...everywhereTexts.title} />
        </SectionHeading>
        <SectionNote>
          <FormattedMessage {...(isConfirming ? everywhereTexts.ask : everywhereTexts.lead)} />
        </SectionNote>
      </div>
      {step === 'requested' && status === 'failed' && (
        <ErrorText role="alert">
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
              onClick={signOut}
            >
              <FormattedMessage {...everywhereTexts.title} />
            </Button>
            <Button
              ref={takeFocus}
              size="small"
              aria-disabled={isWorking || undefined}
              onClick={() => !isWorking && setStep('kept')}
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
    </ProfileSection>
  );
}
