import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { User } from '../../services/account/users';
import { selectUserInfo } from '../../store/account/selectors';
import { userInfoRequested } from '../../store/session/events';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { AutoBankChoice } from '../challenges/AutoBank';
import { NoticeChoices } from '../notices/NoticeChoices/NoticeChoices';
import { useAddressDialog } from '../navigation/address';
import { PopupLink } from '../popups/PopupLink';
import { popupQueryKey, type PopupProps } from '../popups/popupNames';
import { onlyFrom } from '../theme/mixins';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { useOnceTrue } from '../ui/browser/useOnceTrue';
import { ButtonLink, Button } from '../ui/buttons/Button';
import { Modal } from '../ui/dialogs/Modal';
import { Loadable } from '../ui/feedback/Loadable';
import { Skeleton } from '../ui/feedback/Skeleton';
import { CloseAccount, DataCopy, EmailForm, PasswordForm } from './AccountCare/AccountForms';
import { SecondStep } from './AccountCare/SecondStep';
import { Devices, SignOutEverywhere } from './Devices';
import { TopTitle } from '../ui/text/Title';
import { CommunicationChoices } from './CommunicationChoices';
import { LinkedAccounts } from './LinkedAccounts';
import { NameForm } from './NameForm';
import { PolicyAcceptance } from './PolicyAcceptance';
import { FormSection, SectionHeading } from '../ui/fields/Form.styles';
import { useTexts } from '../ui/text/useTexts';
import { ProfileWell, WellColumns, WellTitle } from './ProfileWell';
import { privacyDialogToggled } from '../../store/metrics/slice';
import { measured } from '../measuring/measured';
import { LanguageSelector } from '../shell/LanguageSelector/LanguageSelector';
import { Cluster } from '../ui/layout/Cluster';
import { Stack } from '../ui/layout/Stack';
import { Tabs } from '../ui/tabs/Tabs';

export function ProfilePopup({ isOpen, onClose }: PopupProps) {
  const t = useTexts();
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('shell.account.profile')} size="wide" isBare isFullScreenOnPhones>
      <ProfileContent />
    </Modal>
  );
}

export function ProfileContent() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUserInfo);
  const hasFailed = useAppSelector(({ account }) => account.failure !== null);
  const mustAccept = useOnceTrue(user !== null && !user.hasAcceptedLegalOptins);
  const { value: address, open } = useAddressDialog(popupQueryKey);
  const [part, setPart] = useState<(typeof profileParts)[number]>('account');
  // Without an address, the dialog closes, and keeps its part meanwhile.
  const wanted = address === null ? part : (profileParts.find((each) => address === `profile.${each}`) ?? 'account');
  if (wanted !== part) setPart(wanted);
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
        <Loadable
          status={hasFailed ? 'failed' : 'loading'}
          hasContent={user !== null}
          loading={t('shell.account.loading')}
          skeleton={<Skeleton $height="420px" />}
          failed={{ title: t('profile.failed'), onRetry: () => dispatch(userInfoRequested()) }}
        >
          {user && (
            <>
              {mustAccept && <PolicyAcceptance isAccepted={user.hasAcceptedLegalOptins} />}
              <Tabs
                label={t('shell.account.profile')}
                keepsOpened
                tabs={profileParts.map((each) => ({
                  value: each,
                  label: t(each === 'notices' ? 'notices.title' : `profile.part.${each}`),
                  content: (
                    <Stack $gap={8} style={{ gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: space[8] }}>
                      {contents[each](user)}
                    </Stack>
                  ),
                }))}
                value={wanted}
                onChange={(chosen) => open(`profile.${chosen}`)}
              />
            </>
          )}
        </Loadable>
      </Sections>
    </DialogColumns>
  );
}

/** Each has an address: `?_popup=profile.security`. */
const profileParts = ['account', 'security', 'notices', 'preferences', 'data'] as const;

const contents: Record<(typeof profileParts)[number], (user: User) => ReactNode> = {
  account: ({ email }) => (
    <>
      <NameForm />
      {/* A changed address begins a new form. */}
      <EmailForm key={email} email={email} />
      <LinkedAccounts />
    </>
  ),
  security: () => (
    <>
      <PasswordForm />
      <SecondStep />
      <SignOutEverywhere />
      {/* Last, because how long the list is comes late. */}
      <Devices />
    </>
  ),
  notices: () => (
    <>
      <NoticeChoices />
      <CommunicationChoices />
    </>
  ),
  preferences: () => <Preferences />,
  data: () => (
    <>
      <DataCopy />
      <CloseAccount />
    </>
  ),
};

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

const DialogColumns = styled(WellColumns)`
  grid-template-rows: minmax(0, 1fr);
  height: min(760px, 100dvh - 34px);

  ${media.below.laptop} {
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

  ${onlyFrom('laptop')}
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

const Title = styled(WellTitle)`
  ${onlyFrom('laptop')}
`;

function Preferences() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  return (
    <>
      <FormSection>
        <TopTitle look="t1">{t('autoBank.title')}</TopTitle>
        <AutoBankChoice />
      </FormSection>
      <FormSection>
        <SectionHeading>{t('profile.privacy.title')}</SectionHeading>
        <Cluster $align="start">
          {/* As wide as its list, which opens in it. */}
          <div style={{ flex: '0 1 336px' }}>
            <LanguageSelector isBare />
          </div>
          <Button
            variant="outline"
            size="small"
            onClick={() => dispatch(privacyDialogToggled(true))}
            {...measured('privacy-choices', 'profile')}
          >
            {t('shell.consent.choices')}
          </Button>
        </Cluster>
      </FormSection>
    </>
  );
}
