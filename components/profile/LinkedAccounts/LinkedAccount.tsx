import { useState } from 'react';
import styled from 'styled-components';
import type { LinkedProfile } from '../../../services/account/profiles';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { RowTitle, SectionNote, SectionRow } from '../../ui/fields/Form.styles';
import { useTexts } from '../../ui/text/useTexts';

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
  const t = useTexts();
  const [step, setStep] = useState<'idle' | 'asking' | 'kept'>('idle');
  const platform = platformTitle(profile.platformType);
  const name = profile.nameOnPlatform;
  return (
    <AccountRow>
      <div>
        <RowTitle>{platform}</RowTitle>
        <SectionNote>{step === 'asking' ? t('profile.linked.ask') : name}</SectionNote>
        {!profile.isConfirmed && step !== 'asking' && <SectionNote>{t('profile.linked.waiting')}</SectionNote>}
      </div>
      {step === 'asking' ? (
        <Buttons>
          <Button
            variant="outline"
            size="small"
            working={isUnlinking && t('profile.linked.unlinking')}
            onClick={onUnlink}
          >
            {t('profile.linked.unlink')}
          </Button>
          <Button ref={takeFocus} size="small" onClick={() => setStep('kept')}>
            {t('profile.linked.keep')}
          </Button>
        </Buttons>
      ) : (
        <Buttons>
          {!profile.isConfirmed && (
            <Button
              size="small"
              aria-label={isConfirming ? undefined : t('profile.linked.confirmOf', { platform, name })}
              working={isConfirming && t('profile.linked.confirming')}
              onClick={onConfirm}
            >
              {t('profile.linked.confirm')}
            </Button>
          )}
          <Button
            ref={step === 'kept' ? takeFocus : undefined}
            variant="outline"
            size="small"
            aria-label={t('profile.linked.unlinkOf', { platform, name })}
            onClick={() => setStep('asking')}
          >
            {t('profile.linked.unlink')}
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
