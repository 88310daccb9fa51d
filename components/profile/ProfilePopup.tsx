import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { User } from '../../services/account/users';
import { selectUserInfo } from '../../store/account/selectors';
import { userInfoRequested } from '../../store/session/events';
import { closeOwnAccount, fetchDataCopy } from '../../store/profile/tasks';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { useTask } from '../../store/support/useTask';
import { AutoBankChoice } from '../challenges/AutoBank/AutoBankChoice';
import { NoticeChoices } from '../notices/NoticeChoices/NoticeChoices';
import { PopupLink } from '../popups/PopupLink';
import type { PopupProps } from '../popups/popupProps';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { downloadFile } from '../ui/browser/downloadFile';
import { useOnceTrue } from '../ui/browser/useOnceTrue';
import { ButtonLink } from '../ui/buttons/Button';
import { Modal } from '../ui/dialogs/Modal';
import { ErrorCard } from '../ui/feedback/ErrorCard';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { ConfirmedForm } from './AccountCare/ConfirmedForm';
import { EmailForm } from './AccountCare/EmailForm';
import { LanguageAndPrivacy } from './AccountCare/LanguageAndPrivacy';
import { SecondStep } from './AccountCare/SecondStep';
import { Devices } from './AccountSecurity/Devices';
import { PasswordForm } from './AccountSecurity/PasswordForm';
import { TopTitle } from '../ui/text/Title';
import { CommunicationChoices } from './CommunicationChoices';
import { LinkedAccounts } from './LinkedAccounts/LinkedAccounts';
import { NameForm } from './NameForm';
import { PolicyAcceptance } from './PolicyAcceptance';
import { FormSection } from '../ui/fields/Form.styles';
import { useTexts } from '../ui/text/useTexts';
import { ProfileWell } from './ProfileWell';
import { SignOutEverywhere } from './SignOutEverywhere';

/** `_popup=profile`: the player's account. */
export function ProfilePopup({ isOpen, onClose }: PopupProps) {
  const t = useTexts();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('shell.account.profile')}
      isTitleHidden
      closeLabel={t('ui.close')}
      size="wide"
      isBare
      isFullScreenOnPhones
    >
      <ProfileContent />
    </Modal>
  );
}

/** The player's level and account facts beside the forms: policies to accept, name, linked accounts, choices, security, data. */
export function ProfileContent() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUserInfo);
  const hasFailed = useAppSelector(({ account }) => account.failure !== null);
  const mustAccept = useOnceTrue(user !== null && !user.hasAcceptedLegalOptins);
  return (
    <DialogColumns>
      <ProfileWell>
        <ButtonLink as={PopupLink} popup="avatar" $variant="outline" $size="small">
          {t('shell.account.avatar')}
        </ButtonLink>
        {user && <ProfileFacts user={user} />}
      </ProfileWell>
      <Sections>
        <Title aria-hidden>{t('shell.account.profile')}</Title>
        {user && (
          <>
            {mustAccept && <PolicyAcceptance isAccepted={user.hasAcceptedLegalOptins} />}
            <NameForm />
            <LinkedAccounts />
            <FormSection>
              <TopTitle look="t1">{t('autoBank.title')}</TopTitle>
              <AutoBankChoice />
            </FormSection>
            <NoticeChoices />
            <LanguageAndPrivacy />
            <CommunicationChoices />
            <EmailForm email={user.email} />
            <PasswordForm />
            <SecondStep />
            <Devices />
            <SignOutEverywhere />
            <DataCopy />
            <CloseAccount />
          </>
        )}
        {!user && !hasFailed && (
          <Loading label={t('shell.account.loading')}>
            <Skeleton $height="420px" />
          </Loading>
        )}
        {!user && hasFailed && (
          <ErrorCard title={t('profile.failed')} onRetry={() => dispatch(userInfoRequested())}>
            {t('ui.unchanged')}
          </ErrorCard>
        )}
      </Sections>
    </DialogColumns>
  );
}

/** Saves a copy of the player's data as a file. */
export function DataCopy() {
  const t = useTexts();
  const copying = useTask(fetchDataCopy);
  const save = async (password: string) => {
    const outcome = await copying.run(password);
    if (outcome && 'output' in outcome)
      downloadFile({ name: 'my-data.json', type: 'application/json;charset=utf-8', content: outcome.output });
  };
  return (
    <ConfirmedForm
      title={t('profile.dataCopy.title')}
      lead={t('profile.dataCopy.lead')}
      action={t('profile.dataCopy.action')}
      done={t('profile.dataCopy.done')}
      task={copying}
      onConfirm={(password) => void save(password)}
    />
  );
}

/** Closes the account, after the player has read what goes with it; this browser is signed out too. */
export function CloseAccount() {
  const t = useTexts();
  const closing = useTask(closeOwnAccount);
  return (
    <ConfirmedForm
      title={t('profile.closing.title')}
      lead={
        <>
          <p>{t('profile.closing.lead')}</p>
          <p>{t('profile.closing.units')}</p>
        </>
      }
      action={t('profile.closing.action')}
      task={closing}
      onConfirm={(password) => void closing.run(password)}
    />
  );
}

/** Read-only facts of the account. */
function ProfileFacts({ user: { email, country, dateCreated } }: { user: User }) {
  const { formatDate, formatDisplayName } = useIntl();
  const t = useTexts();
  const facts = [
    ['profile.email', email] as const,
    ['profile.country', formatDisplayName(country, { type: 'region' }) ?? country] as const,
    ...(dateCreated === null
      ? []
      : [['profile.since', formatDate(dateCreated, { dateStyle: 'long', timeZone: 'UTC' })] as const]),
  ];
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

const { on, space } = tokens;

const DialogColumns = styled.div`
  display: grid;
  grid-template-columns: 300px minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  height: min(760px, 100dvh - 34px);

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    grid-template-rows: auto;
    height: auto;
    min-height: 100%;
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space[3]};
  width: 100%;
  margin-top: ${space[4]};
  padding-top: ${space[4]};
  border-top: 1px solid ${on.hairline};
  text-align: left;

  dt {
    ${text.fine}
    color: ${on.muted};
  }
  dd {
    ${text.small}
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  ${media.below.laptop} {
    display: none;
  }
`;

const Sections = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[8]};
  min-width: 0;
  padding: 28px 32px 32px;
  overflow-y: auto;
  overscroll-behavior: contain;

  ${media.below.laptop} {
    padding: 20px 20px 32px;
    overflow: visible;
  }
`;

const Title = styled.p`
  ${text.d3}
  padding-right: 96px;

  ${media.below.laptop} {
    display: none;
  }
`;
