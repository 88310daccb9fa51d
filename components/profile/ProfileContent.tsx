import { FormattedMessage, useIntl } from 'react-intl';
import type { User } from '../../services/account/types';
import { selectUserInfo } from '../../store/account/selectors';
import { userInfoRequested } from '../../store/account/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { PopupLink } from '../popups/PopupLink';
import { useOnceTrue } from '../shell/useOnceTrue';
import { Button, ButtonLink } from '../ui/Button';
import { Loading, Skeleton } from '../ui/Skeleton';
import { StateCard } from '../ui/StateCard';
import { CommunicationChoices } from './CommunicationChoices';
import { LinkedAccounts } from './LinkedAccounts/LinkedAccounts';
import { NameForm } from './NameForm';
import { PolicyAcceptance } from './PolicyAcceptance';
import { profileTexts } from './profile.messages';
import { DialogColumns, Sections, Title, Facts } from './ProfileSection.styles';
import { ProfileWell } from './ProfileWell';

/** The player on one side; on the other what is asked of them, and all that they can change. */
export function ProfileContent() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUserInfo);
  const hasFailed = useAppSelector(({ account }) => account.failure !== null);
  const mustAccept = useOnceTrue(user !== null && !user.hasAcceptedLegalOptins);
  return (
    <DialogColumns>
      <ProfileWell>
        <ButtonLink as={PopupLink} popup="avatar" $variant="outline" $size="small">
          <FormattedMessage {...profileTexts.avatar} />
        </ButtonLink>
        {user && <ProfileFacts user={user} />}
      </ProfileWell>
      <Sections>
        <Title aria-hidden>
          <FormattedMessage {...profileTexts.title} />
        </Title>
        {user && (
          <>
            {mustAccept && <PolicyAcceptance isAccepted={user.hasAcceptedLegalOptins} />}
            <NameForm />
            <LinkedAccounts />
            <CommunicationChoices />
          </>
        )}
        {!user && !hasFailed && (
          <Loading label={formatMessage(profileTexts.loading)}>
            <Skeleton $height="420px" />
          </Loading>
        )}
        {!user && hasFailed && (
          <StateCard
            kind="error"
            title={formatMessage(profileTexts.failed)}
            action={
              <Button variant="outline" size="small" icon="retry" onClick={() => dispatch(userInfoRequested())}>
                <FormattedMessage {...profileTexts.retry} />
              </Button>
            }
          >
            <FormattedMessage {...profileTexts.failedHelp} />
          </StateCard>
        )}
      </Sections>
    </DialogColumns>
  );
}

/** What the account says and this dialog does not change. */
function ProfileFacts({ user: { email, country, dateCreated } }: { user: User }) {
  const { formatDate, formatDisplayName } = useIntl();
  const facts = [
    [profileTexts.email, email] as const,
    [profileTexts.country, formatDisplayName(country, { type: 'region' }) ?? country] as const,
    ...(dateCreated === null
      ? []
      : [[profileTexts.since, formatDate(dateCreated, { dateStyle: 'long', timeZone: 'UTC' })] as const]),
  ];
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <div key={label.id}>
          <dt>
            <FormattedMessage {...label} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
