import { useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { nameTyped, namingEnded, renameRequested } from '../../store/profile/naming/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { Button } from '../ui/buttons/Button';
import { Icon } from '../ui/icons/Icon';
import { TextField } from '../ui/fields/TextField';
import { nameTemplates, nameTexts } from './name.messages';
import { Suggestions } from './NameForm.Suggestions';
import { FieldRow, Good, Heading, Section, Trouble } from './ProfileContent.styles';

/** Another name: checked while it is typed, with what is wrong and what would do instead. */
export function NameForm() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const username = useAppSelector(({ profile }) => profile.username);
  const { name, check, reports, status, failure } = useAppSelector(({ naming }) => naming);
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
    <Section>
      <Heading>
        <FormattedMessage {...nameTexts.title} />
      </Heading>
      <FieldRow noValidate onSubmit={save}>
        <TextField
          label={formatMessage(nameTexts.label)}
          hint={hint}
          error={reports.length > 0 && reports.map(({ message }) => message).join(' ')}
          isGood={check === 'free'}
          autoComplete="off"
          spellCheck={false}
          readOnly={isSaving}
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
      <Suggestions reports={reports} onUse={type} />
      {failure && check !== 'rejected' && (
        <Trouble role="alert">
          <FormattedMessage {...nameTexts.failed} />
        </Trouble>
      )}
      <div role="status">
        {isSaved && (
          <Good>
            <Icon name="check" size="small" />
            {formatMessage(nameTemplates.saved, { name: username })}
          </Good>
        )}
      </div>
    </Section>
  );
}
