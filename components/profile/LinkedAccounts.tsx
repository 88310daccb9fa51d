import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { linkedAccountsRequested, unlinkRequested } from '../../store/profile/linkedAccounts/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { Button } from '../ui/buttons/Button';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { linkedTexts } from './linked.messages';
import { LinkForm } from './LinkedAccounts.Form';
import { LinkedAccount } from './LinkedAccounts.Item';
import { profileTexts } from './profile.messages';
import { Heading, Line, Section, Trouble } from './ProfileContent.styles';

/** The player's accounts on other platforms. */
export function LinkedAccounts() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { status, profiles, unlinking } = useAppSelector(({ linkedAccounts }) => linkedAccounts);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = useRef(profiles.length);
  const hasNone = status === 'loaded' && profiles.length === 0;

  useEffect(() => {
    dispatch(linkedAccountsRequested());
  }, [dispatch]);

  // The row that had the keyboard is gone.
  useEffect(() => {
    if (profiles.length < count.current) heading.current?.focus();
    count.current = profiles.length;
  }, [profiles.length]);

  return (
    <Section>
      <div>
        <Heading ref={heading} tabIndex={-1}>
          <FormattedMessage {...linkedTexts.title} />
        </Heading>
        <Line>
          <FormattedMessage {...(hasNone ? linkedTexts.none : linkedTexts.lead)} />
        </Line>
      </div>
      {status === 'failed' && (
        <>
          <Trouble role="alert">
            <FormattedMessage {...linkedTexts.failed} />
          </Trouble>
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
              isUnlinking={unlinking.profileId === profile.profileId}
              onUnlink={() => dispatch(unlinkRequested(profile.profileId))}
            />
          ))}
        </ul>
      )}
      {unlinking.failure && (
        <Trouble role="alert">
          <FormattedMessage {...linkedTexts.notUnlinked} />
        </Trouble>
      )}
      {status === 'loaded' && <LinkForm />}
    </Section>
  );
}
