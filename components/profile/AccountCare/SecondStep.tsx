import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import type { AppSetup, SetupProof } from '../../../services/account/accountCare';
import { secondFactor, setUpApp, turnSecondStepOff, turnSecondStepOn } from '../../../store/profile/tasks';
import { unsavedCodes } from '../../../store/profile/unsavedCodes';
import { selectUserId } from '../../../store/session/selectors';
import { isSetupOver, isWrongCode } from '../../../store/support/failures';
import { useAppSelector } from '../../../store/support/hooks';
import type { RequestState } from '../../../store/support/requestState';
import { useResource } from '../../../store/support/useResource';
import { useTask } from '../../../store/support/useTask';
import { tokens } from '../../theme/tokens';
import { clientPart } from '../../ui/browser/clientPart';
import { downloadFile } from '../../ui/browser/downloadFile';
import { Button } from '../../ui/buttons/Button';
import { ConfirmButton } from '../../ui/buttons/ConfirmButton';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { keptOpen } from '../../ui/dialogs/Modal';
import { Form } from '../../ui/fields/Form';
import { FormSection, SectionHeading, SectionNote } from '../../ui/fields/Form.styles';
import { SectionLoading } from '../../ui/fields/ListSection';
import { TextField } from '../../ui/fields/TextField';
import { takeFocus } from '../../ui/focus/rememberFocus';
import { Cluster } from '../../ui/layout/Cluster';
import { useTexts } from '../../ui/text/useTexts';
import { confirmFailureText, ConfirmedForm } from './ConfirmedForm';

const QrCode = clientPart(() => import('./QrCode').then((module) => module.QrCode));

/** With an authenticator app. The key goes with the screen, the codes once the player has saved them. */
export function SecondStep() {
  const t = useTexts();
  const { status, data, load } = useResource(secondFactor, null);
  const setup = useTask(setUpApp);
  const turningOn = useTask(turnSecondStepOn);
  const turningOff = useTask(turnSecondStepOff);
  const [wasLeft, setWasLeft] = useState(false);
  const userId = useAppSelector(selectUserId);
  const codes = unsavedCodes.of(userId);
  const leaveSetup = () => {
    unsavedCodes.forget(userId);
    // It may be on although it failed, where only the response was lost.
    load();
    setup.reset();
    turningOn.reset();
    setWasLeft(true);
  };

  if (codes) return <RecoveryCodes codes={codes} areNew={turningOn.status === 'loaded'} onKept={leaveSetup} />;
  if (setup.output) return <AppSetupForm setup={setup.output} turningOn={turningOn} onLeave={leaveSetup} />;
  const title = t('profile.secondStep.title');
  if (data === null)
    return (
      <FormSection>
        <SectionHeading>{title}</SectionHeading>
        <SectionLoading
          status={status}
          loading="autoBank.loading"
          failed="autoBank.loadFailed"
          onRetry={load}
          height={160}
        />
      </FormSection>
    );
  const { isOn, recoveryCodesLeft } = data;
  const change = isOn ? turningOff : setup;
  return (
    <ConfirmedForm
      key={String(isOn)}
      title={title}
      lead={
        <>
          <p>{t(isOn ? 'profile.secondStep.on' : 'profile.secondStep.off')}</p>
          {isOn && <p>{t('profile.secondStep.left', { count: recoveryCodesLeft })}</p>}
        </>
      }
      // It replaces the form or the setup, where the focus was.
      headingRef={wasLeft || (!isOn && turningOff.status !== 'idle') ? takeFocus : undefined}
      action={t(isOn ? 'profile.secondStep.turnOff' : 'profile.secondStep.turnOn')}
      task={change}
      isRead={!isOn}
      onConfirm={(password) => void change.run(password)}
    />
  );
}

interface AppSetupFormProps {
  setup: AppSetup;
  turningOn: RequestState & { run: (proof: SetupProof) => Promise<unknown>; reset: () => void };
  onLeave: () => void;
}

function AppSetupForm({ setup: { secret, uri }, turningOn, onLeave }: AppSetupFormProps) {
  const t = useTexts();
  const { status, failure, run, reset } = turningOn;
  const [code, setCode] = useState('');
  const keyId = useId();
  const key = useRef<HTMLParagraphElement>(null);
  const isWorking = status === 'loading';

  const error =
    (failure && isWrongCode(failure) && t('profile.secondStep.wrong')) ||
    (failure && isSetupOver(failure) && t('profile.secondStep.over'));
  return (
    <Form
      title={t('profile.secondStep.title')}
      lead={t('profile.secondStep.scan')}
      // This form replaces the one of the password, where the focus was.
      headingRef={takeFocus}
      error={failure && !error && t(confirmFailureText(failure))}
      action={t('profile.secondStep.confirm')}
      working={isWorking && t('profile.confirm.working')}
      onSubmit={() => void run({ code, secret })}
      more={
        <Button variant="outline" onClick={onLeave}>
          {t('profile.secondStep.cancel')}
        </Button>
      }
    >
      <Picture>
        <QrCode text={uri} label={t('profile.secondStep.picture')} />
      </Picture>
      <Cluster>
        <Key ref={key} id={keyId}>
          {t('profile.secondStep.key', { secret: secret.replace(/(.{4})(?=.)/g, '$1 ') })}
        </Key>
        <CopyButton text={secret} shownIn={key} size="tiny" aria-describedby={keyId}>
          {t('rewards.claim.copy')}
        </CopyButton>
      </Cluster>
      <TextField
        required
        readOnly={isWorking}
        inputMode="numeric"
        maxLength={7}
        autoComplete="one-time-code"
        label={t('profile.secondStep.code')}
        error={error}
        value={code}
        onChange={({ target }) => {
          setCode(target.value);
          reset();
        }}
      />
    </Form>
  );
}

interface RecoveryCodesProps {
  codes: readonly string[];
  /** They replace the form that has made them, where the focus was. */
  areNew: boolean;
  onKept: () => void;
}

function RecoveryCodes({ codes, areNew, onKept }: RecoveryCodesProps) {
  const t = useTexts();
  const leadId = useId();
  const text = codes.join('\n');
  const list = useRef<HTMLUListElement>(null);
  return (
    <FormSection>
      <div>
        <SectionHeading ref={areNew ? takeFocus : undefined} tabIndex={-1} aria-describedby={leadId}>
          {t('profile.secondStep.title')}
        </SectionHeading>
        <SectionNote as="div" id={leadId}>
          <p>{t('profile.secondStep.on')}</p>
          <p>{t('profile.secondStep.codes')}</p>
        </SectionNote>
      </div>
      <Codes ref={list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <Cluster>
        <CopyButton text={text} shownIn={list}>
          {t('profile.secondStep.copy')}
        </CopyButton>
        <Button
          variant="outline"
          icon="download"
          onClick={() => downloadFile({ name: 'recovery-codes.txt', type: 'text/plain;charset=utf-8', content: text })}
        >
          {t('rewards.claim.download')}
        </Button>
        <ConfirmButton {...keptOpen} variant="outline" onClick={onKept}>
          {t('profile.secondStep.kept')}
        </ConfirmButton>
      </Cluster>
    </FormSection>
  );
}

const Picture = styled.div`
  width: 208px;
  max-width: 100%;
  aspect-ratio: 1;

  svg {
    display: block;
    width: 100%;
    height: 100%;
  }
`;

const Key = styled.p`
  overflow-wrap: anywhere;
  -webkit-user-select: all;
  user-select: all;
`;

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${tokens.space[2]};
`;
