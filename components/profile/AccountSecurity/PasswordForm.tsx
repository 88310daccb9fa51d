import { useEffect, useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { holdPasswords } from '../../../store/profile/password/heldPasswords';
import { passwordChangeRequested, passwordTyped } from '../../../store/profile/password/slice';
import { isTooManyCalls, isWrongPassword } from '../../../store/support/failures';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { Button } from '../../ui/buttons/Button';
import { TextField } from '../../ui/fields/TextField';
import { Icon } from '../../ui/icons/Icon';
import { nameTexts } from '../profile.messages';
import { ErrorText, ProfileSection, SectionHeading, SectionNote, SuccessText } from '../ProfileSection.styles';
import { passwordTexts } from './security.messages';

const noPasswords = { password: '', newPassword: '' };

/** Changes the password, confirmed by the present one. What is typed stays in the fields and in the call. */
export function PasswordForm() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { status, failure } = usePlayerSelector(({ password }) => password);
  const [typed, setTyped] = useState(noPasswords);
  const isSaving = status === 'loading';
  const isSaved = status === 'loaded';
  const canSave = typed.password !== '' && typed.newPassword !== '' && !isSaved;
  useEffect(() => {
    dispatch(passwordTyped());
  }, [dispatch]);

  const type = (change: Partial<typeof noPasswords>) => {
    // Saved passwords leave the fields with the first change.
    setTyped({ ...(isSaved ? noPasswords : typed), ...change });
    dispatch(passwordTyped());
  };
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!canSave || isSaving) return;
    holdPasswords(typed);
    dispatch(passwordChangeRequested());
  };
  const isWrong = failure !== null && isWrongPassword(failure);
  const isRejected = failure?.status === 400;
  const isSame = typed.password.normalize('NFC') === typed.newPassword.normalize('NFC');
  const isLimited = failure !== null && isTooManyCalls(failure);
  const field = { type: 'password', readOnly: isSaving, autoCapitalize: 'none', spellCheck: false, maxLength: 128 };
  return (
    <ProfileSection as="form" noValidate onSubmit={save}>
      <div>
        <SectionHeading>
          <FormattedMessage {...passwordTexts.title} />
        </SectionHeading>
        <SectionNote>
          <FormattedMessage {...passwordTexts.lead} />
        </SectionNote>
      </div>
      <TextField
        {...field}
        label={formatMessage(passwordTexts.current)}
        error={isWrong && formatMessage(passwordTexts.wrong)}
        autoComplete="current-password"
        value={isSaved ? '' : typed.password}
        onChange={({ target }) => type({ password: target.value })}
      />
      <TextField
        {...field}
        label={formatMessage(passwordTexts.new)}
        hint={formatMessage(passwordTexts.hint)}
        error={isRejected && formatMessage(isSame ? passwordTexts.same : passwordTexts.rejected)}
        autoComplete="new-password"
        value={isSaved ? '' : typed.newPassword}
        onChange={({ target }) => type({ newPassword: target.value })}
      />
      {failure && !isWrong && !isRejected && (
        <ErrorText role="alert">
          <FormattedMessage {...(isLimited ? passwordTexts.later : passwordTexts.failed)} />
        </ErrorText>
      )}
      <div role="status">
        {isSaved && (
          <SuccessText>
            <Icon name="check" size="normal" />
            <FormattedMessage {...passwordTexts.saved} />
          </SuccessText>
        )}
      </div>
      <div>
        <Button
          type="submit"
          variant="outline"
          aria-disabled={!canSave || undefined}
          working={isSaving && formatMessage(nameTexts.saving)}
        >
          <FormattedMessage {...passwordTexts.save} />
        </Button>
      </div>
    </ProfileSection>
  );
}
