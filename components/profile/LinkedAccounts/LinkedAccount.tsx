import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { LinkedProfile } from '../../../services/account/profiles';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { RowTitle, SectionNote, SectionRow } from '../../ui/fields/Form.styles';
import { linkedTemplates, linkedTexts } from './linkedAccounts.messages';

const { space } = tokens;

interface LinkedAccountProps {
  profile: LinkedProfile;
  isConfirming: boolean;
  isUnlinking: boolean;
  onConfirm: () => void;
  onUnlink: () => void;
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/**
 * An account on another platform. One that a password reset keeps from signing the player in can be confirmed. Unlinking
 * needs a second press.
 */
export function LinkedAccount({ profile, isConfirming, isUnlinking, onConfirm, onUnlink }: LinkedAccountProps) {
  const { formatMessage } = useIntl();
  const [step, setStep] = useState<'idle' | 'asking' | 'kept'>('idle');
  const platform = platformTitle(profile.platformType);
  const name = profile.nameOnPlatform;
  return (
    <AccountRow>
      <div>
        <RowTitle>{platform}</RowTitle>
        <SectionNote>{step === 'asking' ? <FormattedMessage {...linkedTexts.ask} /> : name}</SectionNote>
        {!profile.isConfirmed && step !== 'asking' && (
          <SectionNote>
            <FormattedMessage {...linkedTexts.waiting} />
          </SectionNote>
        )}
      </div>
      {step === 'asking' ? (
        <Buttons>
          <Button
            variant="outline"
            size="small"
            working={isUnlinking && formatMessage(linkedTexts.unlinking)}
            onClick={onUnlink}
          >
            <FormattedMessage {...linkedTexts.unlink} />
          </Button>
          <Button ref={takeFocus} size="small" onClick={() => setStep('kept')}>
            <FormattedMessage {...linkedTexts.keep} />
          </Button>
        </Buttons>
      ) : (
        <Buttons>
          {!profile.isConfirmed && (
            <Button
              size="small"
              aria-label={isConfirming ? undefined : formatMessage(linkedTemplates.confirmOf, { platform, name })}
              working={isConfirming && formatMessage(linkedTexts.confirming)}
              onClick={onConfirm}
            >
              <FormattedMessage {...linkedTexts.confirm} />
            </Button>
          )}
          <Button
            ref={step === 'kept' ? takeFocus : undefined}
            variant="outline"
            size="small"
            aria-label={formatMessage(linkedTemplates.unlinkOf, { platform, name })}
            onClick={() => setStep('asking')}
          >
            <FormattedMessage {...linkedTexts.unlink} />
          </Button>
        </Buttons>
      )}
    </AccountRow>
  );
}
const titles: Readonly<Record<string, string>> = {
  psn: 'PlayStation Network',
  xbl: 'Xbox',
  steam: 'Steam',
  nintendo: 'Nintendo',
};

/** A platform's name; the same in every language. */
const platformTitle = (platformType: string) => titles[platformType] ?? platformType;

const AccountRow = styled(SectionRow)`
  ${media.below.tablet} {
    flex-wrap: wrap;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  max-width: 100%;
  gap: ${space[2]};
`;
