import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Failure } from '../../../services/http/errors';
import {
  confirmationRequested,
  linkedAccountsRequested,
  linkRequested,
  unlinkRequested,
} from '../../../store/profile/linkedAccounts/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { Button } from '../../ui/buttons/Button';
import { Loading } from '../../ui/feedback/Loading';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { TextField } from '../../ui/fields/TextField';
import { profileTexts } from '../profile.messages';
import { SectionHeading, SectionNote, ProfileSection, ErrorText, FieldRow } from '../ProfileSection.styles';
import { LinkedAccount } from './LinkedAccount';
import { linkedTexts } from './linkedAccounts.messages';

/** The player's accounts on other platforms. */
export function LinkedAccounts() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { status, profiles, confirming, unlinking } = usePlayerSelector(({ linkedAccounts }) => linkedAccounts);
  const heading = useRef<HTMLHeadingElement>(null);
  const buttonsLeft = profiles.length + profiles.filter(({ isConfirmed }) => !isConfirmed).length;
  const count = useRef(buttonsLeft);
  const hasNone = status === 'loaded' && profiles.length === 0;

  useEffect(() => {
    dispatch(linkedAccountsRequested());
  }, [dispatch]);

  // Unlinking removes the focused row, and confirming the focused button.
  useEffect(() => {
    if (buttonsLeft < count.current) heading.current?.focus();
    count.current = buttonsLeft;
  }, [buttonsLeft]);

  return (
    <ProfileSection>
      <div>
        <SectionHeading ref={heading} tabIndex={-1}>
          <FormattedMessage {...linkedTexts.title} />
        </SectionHeading>
        <SectionNote>
          <FormattedMessage {...(hasNone ? linkedTexts.none : linkedTexts.lead)} />
        </SectionNote>
      </div>
      {status === 'failed' && (
        <>
          <ErrorText role="alert">
            <FormattedMessage {...linkedTexts.failed} />
          </ErrorText>
          <div>
            <Button variant="outline" size="small" icon="retry" onClick={() => dispatch(linkedAccountsRequested())}>
              <FormattedMessage {...profileTexts.retry} />
            </Button>
          </div>
        </>
      )}
      {(status === 'idle' || status === 'loading') && profiles.length === 0 && (
        <Loading label={formatMessage(linkedTexts.loading)}>
          <Skeleton $height="64px" />
        </Loading>
      )}
      {profiles.length > 0 && (
        <ul>
          {profiles.map((profile) => (
            <LinkedAccount
              key={profile.profileId}
              profile={profile}
              isConfirming={confirming.profileId === profile.profileId}
              isUnlinking={unlinking.profileId === profile.profileId}
              onConfirm={() => dispatch(confirmationRequested(profile.profileId))}
              onUnlink={() => dispatch(unlinkRequested(profile.profileId))}
            />
          ))}
        </ul>
      )}
      {confirming.failure && (
        <ErrorText role="alert">
          <FormattedMessage {...linkedTexts.notConfirmed} />
        </ErrorText>
      )}
      {unlinking.failure && (
        <ErrorText role="alert">
          <FormattedMessage {...linkedTexts.notUnlinked} />
        </ErrorText>
      )}
      {status === 'loaded' && <LinkForm />}
    </ProfileSection>
  );
}

/** Messages for a rejected link, by error code (docs/contracts/accounts.md, Linked accounts). */
const rejections: Record<string, keyof typeof linkedTexts> = { 1: 'unknown', 2023: 'elsewhere', 2024: 'taken' };

const rejectionOf = ({ code }: Failure) => linkedTexts[rejections[code] ?? 'notLinked'];

/** Links an account by a code from its platform. */
function LinkForm() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { profiles, linking } = usePlayerSelector(({ linkedAccounts }) => linkedAccounts);
  const isLinking = linking.status === 'loading';
  const [{ code, linked }, setTyped] = useState({ code: '', linked: profiles.length });
  // The field is cleared once its code has linked an account.
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
        error={linking.failure && formatMessage(rejectionOf(linking.failure))}
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
