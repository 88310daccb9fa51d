import { useState, type SyntheticEvent } from 'react';
import { confirmAccount, linkAccount, linkedAccounts, unlinkAccount } from '../../store/profile/tasks';
import { useResource } from '../../store/support/useResource';
import { useTask } from '../../store/support/useTask';
import { Button } from '../ui/buttons/Button';
import { ConfirmButton } from '../ui/buttons/ConfirmButton';
import { useQuestion } from '../ui/buttons/useQuestion';
import { escapeKeeps } from '../ui/dialogs/Modal';
import { TextField } from '../ui/fields/TextField';
import { FieldRow, SectionNote, SectionRow } from '../ui/fields/Form.styles';
import { ListSection } from '../ui/fields/ListSection';
import { takeFocus } from '../ui/focus/rememberFocus';
import { useFocusOnWrong } from '../ui/focus/useFocusOnWrong';
import { Cluster } from '../ui/layout/Cluster';
import { Text } from '../ui/layout/Text';
import { ErrorText } from '../ui/text/ErrorText';
import { type PlainTextId, useTexts } from '../ui/text/useTexts';
import { failureText } from '../ui/text/failureText';
import styled from 'styled-components';
import type { LinkedProfile } from '../../services/account/profiles';
import { media } from '../theme/tokens';

export function LinkedAccounts() {
  const t = useTexts();
  const { status, data, load } = useResource(linkedAccounts, null);
  const confirming = useTask(confirmAccount);
  const unlinking = useTask(unlinkAccount);
  const profiles = data ?? [];
  const hasNone = status === 'loaded' && profiles.length === 0;
  return (
    <ListSection
      title={t('profile.linked.title')}
      lead={t(hasNone ? 'profile.linked.none' : 'profile.linked.lead')}
      status={status}
      loading="profile.linked.loading"
      failed="profile.linked.failed"
      onRetry={load}
      items={profiles.map((profile) => (
        <LinkedAccount
          key={profile.profileId}
          profile={profile}
          isConfirming={confirming.input?.[0] === profile.profileId}
          isUnlinking={unlinking.input?.[0] === profile.profileId}
          onConfirm={() => void confirming.run(profile.profileId)}
          onUnlink={() => void unlinking.run(profile.profileId)}
        />
      ))}
      buttons={profiles.length + profiles.filter(({ isConfirmed }) => !isConfirmed).length}
    >
      {confirming.failure && <ErrorText>{t(failureText(confirming.failure, 'profile.linked.notConfirmed'))}</ErrorText>}
      {unlinking.failure && <ErrorText>{t(failureText(unlinking.failure, 'profile.linked.notUnlinked'))}</ErrorText>}
      {status === 'loaded' && <LinkForm />}
    </ListSection>
  );
}

/** Messages for a rejected link, by error code (docs/contracts/accounts.md, Linked accounts). */
const rejections: Record<string, PlainTextId> = {
  1: 'profile.linked.unknown',
  2023: 'profile.linked.elsewhere',
  2024: 'profile.linked.taken',
};

function LinkForm() {
  const t = useTexts();
  const { status, failure, run, reset } = useTask(linkAccount);
  const [code, setCode] = useState('');
  const form = useFocusOnWrong(status === 'loading');
  const link = async (event: SyntheticEvent) => {
    event.preventDefault();
    const outcome = await run(code.trim());
    if (outcome && 'output' in outcome) setCode('');
  };
  return (
    <FieldRow ref={form} onSubmit={(event) => void link(event)}>
      <TextField
        required
        label={t('profile.linked.code')}
        hint={t('profile.linked.codeHint')}
        error={failure && t(rejections[failure.code] ?? failureText(failure, 'profile.linked.notLinked'))}
        autoComplete="off"
        spellCheck={false}
        value={code}
        onChange={({ target }) => {
          setCode(target.value);
          reset();
        }}
      />
      <Button type="submit" variant="outline" working={status === 'loading' && t('profile.linked.linking')}>
        {t('profile.linked.link')}
      </Button>
    </FieldRow>
  );
}

interface LinkedAccountProps {
  profile: LinkedProfile;
  isConfirming: boolean;
  isUnlinking: boolean;
  onConfirm: () => void;
  onUnlink: () => void;
}

/**
 * An account on another platform. One that a password reset keeps from signing the player in can be confirmed. Unlinking
 * needs a second press.
 */
function LinkedAccount({ profile, isConfirming, isUnlinking, onConfirm, onUnlink }: LinkedAccountProps) {
  const t = useTexts();
  const { isAsking, ask, keep, Ask, askRef } = useQuestion();
  const platform = platformTitle(profile.platformType);
  const name = profile.nameOnPlatform;
  return (
    <AccountRow>
      <div>
        <Text $type="cardTitle">{platform}</Text>
        <SectionNote>{isAsking ? <b role="alert">{t('profile.linked.ask')}</b> : name}</SectionNote>
        {!profile.isConfirmed && !isAsking && <SectionNote>{t('profile.linked.waiting')}</SectionNote>}
      </div>
      {isAsking ? (
        <Cluster $gap={2} style={{ flex: 'none', maxWidth: '100%' }} {...escapeKeeps(keep)}>
          <ConfirmButton ref={takeFocus} size="small" onClick={keep}>
            {t('profile.linked.keep')}
          </ConfirmButton>
          <ConfirmButton
            variant="outline"
            size="small"
            working={isUnlinking && t('profile.linked.unlinking')}
            onClick={onUnlink}
          >
            {t('profile.linked.unlink')}
          </ConfirmButton>
        </Cluster>
      ) : (
        <Cluster $gap={2} style={{ flex: 'none', maxWidth: '100%' }}>
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
          <Ask
            key="ask"
            ref={askRef}
            variant="outline"
            size="small"
            aria-label={t('profile.linked.unlinkOf', { platform, name })}
            onClick={ask}
          >
            {t('profile.linked.unlink')}
          </Ask>
        </Cluster>
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

const platformTitle = (platformType: string) => titles[platformType] ?? platformType;

const AccountRow = styled(SectionRow)`
  ${media.below.tablet} {
    flex-wrap: wrap;
  }
`;
