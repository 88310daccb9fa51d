import { useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ValidationReport } from '../../services/account/validationReports';
import { selectUserInfo } from '../../store/account/selectors';
import { nameTyped, namingEnded, renameRequested } from '../../store/profile/naming/slice';
import { useAppDispatch, useAppSelector, usePlayerSelector } from '../../store/support/hooks';
import { Button } from '../ui/buttons/Button';
import { TextField } from '../ui/fields/TextField';
import { Icon } from '../ui/icons/Icon';
import { Row } from '../ui/layout/Row';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { nameTemplates, nameTexts } from './profile.messages';
import { FieldRow, SuccessText, SectionNote, ProfileSection, ErrorText } from './ProfileSection.styles';
import { TopTitle } from '../ui/text/Title';

/** Renames the player. The name is checked while it is typed; a rejected name shows the reasons and suggestions. */
export function NameForm() {
  const { formatMessage, formatDate } = useIntl();
  const dispatch = useAppDispatch();
  const nextRenameDate = useAppSelector((state) => selectUserInfo(state)?.nextRenameDate ?? null);
  const username = usePlayerSelector(({ profile }) => profile.username);
  const { name, check, reports, status, failure } = usePlayerSelector(({ naming }) => naming);
  const isSaving = status === 'loading';
  const [wanted, setWanted] = useState<string | null>(null);
  const isTyped = check !== 'none';
  const canSave = isTyped && check !== 'rejected' && name !== '';
  const isSaved = !isTyped && wanted !== null && wanted === username;

  const type = (typed: string) => dispatch(typed === username ? namingEnded() : nameTyped(typed));
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!canSave || isSaving) return;
    setWanted(name);
    dispatch(renameRequested());
  };
  const hint =
    check === 'checking'
      ? formatMessage(nameTexts.checking)
      : check === 'free'
        ? formatMessage(nameTemplates.free, { name })
        : formatMessage(nameTexts.hint);
  return (
    <ProfileSection>
      <TopTitle look="t1">
        <FormattedMessage {...nameTexts.title} />
      </TopTitle>
      <SectionNote>
        {nextRenameDate === null
          ? formatMessage(nameTexts.once)
          : formatMessage(nameTemplates.again, {
              date: formatDate(nextRenameDate, { dateStyle: 'long', timeZone: 'UTC' }),
            })}
      </SectionNote>
      <FieldRow noValidate onSubmit={save}>
        <TextField
          label={formatMessage(nameTexts.label)}
          hint={hint}
          error={reports.length > 0 && reports.map(({ message }) => message).join(' ')}
          isGood={check === 'free'}
          autoComplete="off"
          spellCheck={false}
          readOnly={isSaving || nextRenameDate !== null}
          value={isTyped ? name : username}
          onChange={(event) => type(event.target.value)}
        />
        <Button
          type="submit"
          aria-disabled={!canSave || undefined}
          working={isSaving && formatMessage(nameTexts.saving)}
        >
          <FormattedMessage {...nameTexts.save} />
        </Button>
      </FieldRow>
      <NameSuggestions reports={reports} onUse={type} />
      {failure && check !== 'rejected' && (
        <ErrorText role="alert">
          <FormattedMessage {...nameTexts.failed} />
        </ErrorText>
      )}
      <div role="status">
        {isSaved && (
          <SuccessText>
            <Icon name="check" size="small" />
            {formatMessage(nameTemplates.saved, { name: username })}
          </SuccessText>
        )}
      </div>
    </ProfileSection>
  );
}

interface NameSuggestionsProps {
  reports: readonly ValidationReport[];
  onUse: (name: string) => void;
}

/** Announces the reasons of a rejection to screen readers, and shows the suggested names as buttons. */
function NameSuggestions({ reports, onUse }: NameSuggestionsProps) {
  const { formatMessage } = useIntl();
  const names = reports.flatMap(({ suggestion }) => (suggestion === null ? [] : [suggestion]));
  return (
    <>
      <VisuallyHidden role="status">{reports.map(({ message }) => message).join(' ')}</VisuallyHidden>
      {names.length > 0 && (
        <Row>
          {names.map((name) => (
            <Button key={name} variant="outline" size="small" onClick={() => onUse(name)}>
              {formatMessage(nameTemplates.use, { name })}
            </Button>
          ))}
        </Row>
      )}
    </>
  );
}
