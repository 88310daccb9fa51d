import { useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { selectUserInfo } from '../../store/account/selectors';
import { nameCheck, rename } from '../../store/profile/tasks';
import { useAppDispatch, useAppSelector, usePlayerSelector } from '../../store/support/hooks';
import { useTask } from '../../store/support/useTask';
import { Button } from '../ui/buttons/Button';
import { TextField } from '../ui/fields/TextField';
import { Cluster } from '../ui/layout/Cluster';
import { DoneStatus } from '../ui/fields/Form';
import { FieldRow, FormSection, SectionNote } from '../ui/fields/Form.styles';
import { useFocusOnWrong } from '../ui/focus/useFocusOnWrong';
import { ErrorText } from '../ui/text/ErrorText';
import { TopTitle } from '../ui/text/Title';
import { useTexts } from '../ui/text/useTexts';
import { failureText } from '../ui/text/failureText';

export function NameForm() {
  const { formatDate } = useIntl();
  const t = useTexts();
  const dispatch = useAppDispatch();
  const nextRenameDate = useAppSelector((state) => selectUserInfo(state)?.nextRenameDate ?? null);
  const username = usePlayerSelector(({ profile }) => profile.username);
  const [typed, setTyped] = useState<string | null>(null);
  const { status, failure, output, run, reset } = useTask(rename);
  // Keyboards of phones add a space after a word.
  const wanted = typed?.trim() ?? '';
  const { check, reports } = checkOf(usePlayerSelector(nameCheck.select), wanted);
  const suggestions = reports.flatMap(({ suggestion }) => suggestion ?? []);
  const isSaving = status === 'loading';
  const form = useFocusOnWrong(isSaving);
  const canSave = wanted !== '' && check !== 'rejected';
  const isSaved = typed === null && output?.nameOnPlatform === username;

  const restore = () => {
    setTyped(null);
    dispatch(nameCheck.forgotten());
  };
  const type = (text: string) => {
    reset();
    if (text.trim() === username) {
      restore();
      return;
    }
    setTyped(text);
    if (text.trim() !== wanted) dispatch(nameCheck.requested(text.trim()));
  };
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!canSave) return;
    const outcome = await run(wanted);
    if (outcome && 'output' in outcome) restore();
  };
  const hint =
    nextRenameDate !== null
      ? t('profile.name.again', { date: formatDate(nextRenameDate, { dateStyle: 'long', timeZone: 'UTC' }) })
      : check === 'checking'
        ? t('profile.name.checking')
        : check === 'free'
          ? t('profile.name.free', { name: wanted })
          : t('profile.name.hint');
  return (
    <FormSection>
      <TopTitle look="t1">{t('profile.name.title')}</TopTitle>
      {nextRenameDate === null && <SectionNote>{t('profile.name.once')}</SectionNote>}
      <FieldRow ref={form} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label={t('profile.name.label')}
          hint={hint}
          error={reports.length > 0 && reports.map(({ message }) => message).join(' ')}
          isGood={check === 'free'}
          autoComplete="off"
          spellCheck={false}
          readOnly={isSaving || nextRenameDate !== null}
          value={typed ?? username}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" aria-disabled={!canSave || undefined} working={isSaving && t('profile.name.saving')}>
          {t('profile.name.save')}
        </Button>
      </FieldRow>
      {suggestions.length > 0 && (
        <Cluster>
          {suggestions.map((suggestion) => (
            <Button key={suggestion} variant="outline" size="small" onClick={() => type(suggestion)}>
              {t('profile.name.use', { name: suggestion })}
            </Button>
          ))}
        </Cluster>
      )}
      {failure && check !== 'rejected' && <ErrorText>{t(failureText(failure, 'profile.name.failed'))}</ErrorText>}
      <DoneStatus>{isSaved && t('profile.name.saved', { name: username })}</DoneStatus>
    </FormSection>
  );
}

/** `unchecked` after a failed check: the services check again when the profile is renamed. */
function checkOf({ request, status, data }: ReturnType<typeof nameCheck.select>, wanted: string) {
  if (wanted === '' || request?.input !== wanted) return { check: 'none', reports: [] };
  if (status === 'failed') return { check: 'unchecked', reports: [] };
  if (status === 'loading' || data === null) return { check: 'checking', reports: [] };
  return { check: data.length > 0 ? 'rejected' : 'free', reports: data };
}
