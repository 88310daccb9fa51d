import { FormattedMessage, useIntl } from 'react-intl';
import { selectUserInfo } from '../../store/account/selectors';
import { userInfoRequested } from '../../store/account/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { PopupLink } from '../popups/PopupLink';
import { useOnceTrue } from '../ui/browser/useOnceTrue';
import { Button, ButtonLink } from '../ui/buttons/Button';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { StateCard } from '../ui/feedback/StateCard';
import { CommunicationChoices } from './CommunicationChoices';
import { LinkedAccounts } from './LinkedAccounts';
import { NameForm } from './NameForm';
import { PolicyAcceptance } from './PolicyAcceptance';
import { profileTexts } from './profile.messages';
import { ProfileFacts } from './ProfileContent.Facts';
import { Frame, Sections, Title } from './ProfileContent.styles';
import { ProfileWell } from './ProfileWell';

/** The player on one side; on the other what is asked of them, and all that they can change. */
export function ProfileContent() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUserInfo);
  const hasFailed = useAppSelector(({ account }) => account.failure !== null);
  const isAsked = useOnceTrue(user !== null && !user.hasAcceptedLegalOptins);
  return (
    <Frame>
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
            {isAsked && <PolicyAcceptance isAccepted={user.hasAcceptedLegalOptins} />}
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
    </Frame>
  );
}
