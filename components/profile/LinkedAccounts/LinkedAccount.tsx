import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Profile } from '../../../services/account/types';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Button } from '../../ui/buttons/Button';
import { linkedTemplates, linkedTexts } from './linkedAccounts.messages';

const { on, space } = tokens;

interface LinkedAccountProps {
  profile: Profile;
  isUnlinking: boolean;
  onUnlink: () => void;
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** An account on another platform. Unlinking needs a confirmation. */
export function LinkedAccount({ profile, isUnlinking, onUnlink }: LinkedAccountProps) {
  const { formatMessage } = useIntl();
  const [step, setStep] = useState<'idle' | 'confirming' | 'kept'>('idle');
  const platform = platformTitle(profile.platformType);
  const name = profile.nameOnPlatform;
  return (
    <AccountRow>
      <div>
        <PlatformName>{platform}</PlatformName>
        <AccountName>{step === 'confirming' ? <FormattedMessage {...linkedTexts.confirm} /> : name}</AccountName>
      </div>
      {step === 'confirming' ? (
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
        <Button
          ref={step === 'kept' ? takeFocus : undefined}
          variant="outline"
          size="small"
          aria-label={formatMessage(linkedTemplates.unlinkOf, { platform, name })}
          onClick={() => setStep('confirming')}
        >
          <FormattedMessage {...linkedTexts.unlink} />
        </Button>
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

const AccountRow = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
  min-height: 64px;
  padding-block: ${space[2]};
  border-bottom: 1px solid ${on.hairline};

  &:first-child {
    border-top: 1px solid ${on.hairline};
  }
  > div:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  ${media.below.tablet} {
    flex-wrap: wrap;
  }
`;

const PlatformName = styled.p`
  ${text.cardTitle}
`;

const AccountName = styled.p`
  ${text.small}
  color: ${on.muted};
`;

const Buttons = styled.div`
  display: flex;
  gap: ${space[2]};
`;
