import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { Failure } from '../../../services/http/errors';
import { confirmAccount, linkAccount, linkedAccounts, unlinkAccount } from '../../../store/profile/tasks';
import { useResource } from '../../../store/support/useResource';
import { useTask } from '../../../store/support/useTask';
import { Button } from '../../ui/buttons/Button';
import { TextField } from '../../ui/fields/TextField';
import { SectionLoading } from '../SectionLoading';
import { FieldRow, FormSection, SectionHeading, SectionNote } from '../../ui/fields/Form.styles';
import { ErrorText } from '../../ui/text/ErrorText';
import { type PlainTextId, useTexts } from '../../ui/text/useTexts';
import { LinkedAccount } from './LinkedAccount';

/** The player's accounts on other platforms. */
export function LinkedAccounts() {
  const t = useTexts();
  const { status, data, load } = useResource(linkedAccounts, null);
  const confirming = useTask(confirmAccount);
  const unlinking = useTask(unlinkAccount);
  const heading = useRef<HTMLHeadingElement>(null);
  const profiles = data ?? [];
  const buttonsLeft = profiles.length + profiles.filter(({ isConfirmed }) => !isConfirmed).length;
  const count = useRef(buttonsLeft);
  const hasNone = status === 'loaded' && profiles.length === 0;

  // Unlinking removes the focused row, and confirming the focused button.
  useEffect(() => {
    if (buttonsLeft < count.current) heading.current?.focus();
    count.current = buttonsLeft;
  }, [buttonsLeft]);

  return (
    <FormSection>
      <div>
        <SectionHeading ref={heading} tabIndex={-1}>
          {t('profile.linked.title')}
        </SectionHeading>
        <SectionNote>{t(hasNone ? 'profile.linked.none' : 'profile.linked.lead')}</SectionNote>
      </div>
      {(status === 'failed' || profiles.length === 0) && status !== 'loaded' && (
        <SectionLoading
          status={status}
          loading="profile.linked.loading"
          failed="profile.linked.failed"
          onRetry={load}
        />
      )}
      {profiles.length > 0 && (
        <ul>
          {profiles.map((profile) => (
            <LinkedAccount
              key={profile.profileId}
              profile={profile}
              isConfirming={confirming.input?.[0] === profile.profileId}
              isUnlinking={unlinking.input?.[0] === profile.profileId}
              onConfirm={() => void confirming.run(profile.profileId)}
              onUnlink={() => void unlinking.run(profile.profileId)}
            />
          ))}
        </ul>
      )}
      {confirming.failure && <ErrorText>{t('profile.linked.notConfirmed')}</ErrorText>}
      {unlinking.failure && <ErrorText>{t('profile.linked.notUnlinked')}</ErrorText>}
      {status === 'loaded' && <LinkForm />}
    </FormSection>
  );
}

/** Messages for a rejected link, by error code (docs/contracts/accounts.md, Linked accounts). */
const rejections: Record<string, PlainTextId> = {
  1: 'profile.linked.unknown',
  2023: 'profile.linked.elsewhere',
  2024: 'profile.linked.taken',
};

const rejectionOf = ({ code }: Failure) => rejections[code] ?? 'profile.linked.notLinked';

/** Links an account by a code from its platform. */
function LinkForm() {
  const t = useTexts();
  const { status, failure, run } = useTask(linkAccount);
  const [code, setCode] = useState('');
  const link = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    const outcome = await run(code.trim());
    if (outcome && 'output' in outcome) setCode('');
  };
  return (
    <FieldRow noValidate onSubmit={(event) => void link(event)}>
      <TextField
        label={t('profile.linked.code')}
        hint={t('profile.linked.codeHint')}
        error={failure && t(rejectionOf(failure))}
        autoComplete="off"
        spellCheck={false}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" variant="outline" working={status === 'loading' && t('profile.linked.linking')}>
        {t('profile.linked.link')}
      </Button>
    </FieldRow>
  );
}
