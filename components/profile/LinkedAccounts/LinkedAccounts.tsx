import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Failure } from '../../../services/http/errors';
import { confirmAccount, linkAccount, linkedAccounts, unlinkAccount } from '../../../store/profile/tasks';
import { useResource } from '../../../store/support/useResource';
import { useTask } from '../../../store/support/useTask';
import { Button } from '../../ui/buttons/Button';
import { TextField } from '../../ui/fields/TextField';
import { SectionLoading } from '../SectionLoading';
import { FieldRow, FormSection, SectionHeading, SectionNote } from '../../ui/fields/Form.styles';
import { ErrorText } from '../../ui/text/ErrorText';
import { LinkedAccount } from './LinkedAccount';
import { linkedTexts } from './linkedAccounts.messages';

/** The player's accounts on other platforms. */
export function LinkedAccounts() {
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
          <FormattedMessage {...linkedTexts.title} />
        </SectionHeading>
        <SectionNote>
          <FormattedMessage {...(hasNone ? linkedTexts.none : linkedTexts.lead)} />
        </SectionNote>
      </div>
      {(status === 'failed' || profiles.length === 0) && status !== 'loaded' && (
        <SectionLoading status={status} loading={linkedTexts.loading} failed={linkedTexts.failed} onRetry={load} />
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
      {confirming.failure && (
        <ErrorText>
          <FormattedMessage {...linkedTexts.notConfirmed} />
        </ErrorText>
      )}
      {unlinking.failure && (
        <ErrorText>
          <FormattedMessage {...linkedTexts.notUnlinked} />
        </ErrorText>
      )}
      {status === 'loaded' && <LinkForm />}
    </FormSection>
  );
}

/** Messages for a rejected link, by error code (docs/contracts/accounts.md, Linked accounts). */
const rejections: Record<string, keyof typeof linkedTexts> = { 1: 'unknown', 2023: 'elsewhere', 2024: 'taken' };

const rejectionOf = ({ code }: Failure) => linkedTexts[rejections[code] ?? 'notLinked'];

/** Links an account by a code from its platform. */
function LinkForm() {
  const { formatMessage } = useIntl();
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
        label={formatMessage(linkedTexts.code)}
        hint={formatMessage(linkedTexts.codeHint)}
        error={failure && formatMessage(rejectionOf(failure))}
        autoComplete="off"
        spellCheck={false}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" variant="outline" working={status === 'loading' && formatMessage(linkedTexts.linking)}>
        <FormattedMessage {...linkedTexts.link} />
      </Button>
    </FieldRow>
  );
}
