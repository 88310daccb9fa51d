import { useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Failure } from '../../services/http/errors';
import { linkRequested } from '../../store/profile/linkedAccounts/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { Button } from '../ui/buttons/Button';
import { TextField } from '../ui/fields/TextField';
import { linkedTexts } from './linked.messages';
import { FieldRow } from './ProfileContent.styles';

/** Why a link was refused, by the platform's codes (docs/contracts/accounts.md, Linked accounts). */
const refusals: Record<string, keyof typeof linkedTexts> = { 1: 'unknown', 2023: 'elsewhere', 2024: 'taken' };

const refusalOf = ({ code }: Failure) => linkedTexts[refusals[code] ?? 'notLinked'];

/** Links one more account, with the code that its platform gave out. */
export function LinkForm() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { profiles, linking } = useAppSelector(({ linkedAccounts }) => linkedAccounts);
  const isLinking = linking.status === 'loading';
  const [{ code, linked }, setTyped] = useState({ code: '', linked: profiles.length });
  // A code that has linked an account is used up.
  const isUsed = profiles.length > linked;
  const link = (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !isUsed && !isLinking) dispatch(linkRequested(code.trim()));
  };
  return (
    <FieldRow noValidate onSubmit={link}>
      <TextField
        label={formatMessage(linkedTexts.code)}
        hint={formatMessage(linkedTexts.codeHint)}
        error={linking.failure && formatMessage(refusalOf(linking.failure))}
        autoComplete="off"
        spellCheck={false}
        value={isUsed ? '' : code}
        onChange={({ target }) => setTyped({ code: target.value, linked: profiles.length })}
      />
      <Button type="submit" variant="outline" working={isLinking && formatMessage(linkedTexts.linking)}>
        <FormattedMessage {...linkedTexts.link} />
      </Button>
    </FieldRow>
  );
}
