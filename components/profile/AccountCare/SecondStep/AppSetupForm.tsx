import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { AppSetup } from '../../../../services/account/accountCare';
import { isSetupOver, isTooManyCalls, isWrongCode } from '../../../../store/support/failures';
import type { RequestState } from '../../../../store/support/requestState';
import { loadPart } from '../../../ui/browser/loadPart';
import { Button } from '../../../ui/buttons/Button';
import { Form } from '../../../ui/fields/Form';
import { TextField } from '../../../ui/fields/TextField';
import { confirmTexts, factorTemplates, factorTexts } from '../care.messages';

const QrCode = dynamic(() => loadPart(() => import('./QrCode').then((module) => module.QrCode)), { ssr: false });

interface AppSetupFormProps {
  setup: AppSetup;
  turningOn: RequestState & { run: (code: string) => Promise<unknown>; reset: () => void };
  onLeave: () => void;
}

/** Shows an authenticator app its key, and takes the app's first code. */
export function AppSetupForm({ setup: { secret, uri }, turningOn, onLeave }: AppSetupFormProps) {
  const { formatMessage } = useIntl();
  const { status, failure, run, reset } = turningOn;
  const [code, setCode] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const isWorking = status === 'loading';
  // This form replaces the one of the password, where the focus was.
  useEffect(() => heading.current?.focus(), []);

  const error =
    (failure && isWrongCode(failure) && formatMessage(factorTexts.wrong)) ||
    (failure && isSetupOver(failure) && formatMessage(factorTexts.over));
  return (
    <Form
      title={<FormattedMessage {...factorTexts.title} />}
      lead={<FormattedMessage {...factorTexts.scan} />}
      headingRef={heading}
      error={
        failure &&
        !error && <FormattedMessage {...(isTooManyCalls(failure) ? confirmTexts.later : confirmTexts.failed)} />
      }
      action={<FormattedMessage {...factorTexts.confirm} />}
      working={isWorking && formatMessage(confirmTexts.working)}
      canSubmit={/^\d{6}$/.test(code.normalize('NFKC').replace(/\s/g, ''))}
      onSubmit={() => void run(code)}
      more={
        <Button variant="outline" onClick={onLeave}>
          <FormattedMessage {...factorTexts.cancel} />
        </Button>
      }
    >
      <Picture>
        <QrCode text={uri} label={formatMessage(factorTexts.picture)} />
      </Picture>
      <Key>
        <FormattedMessage {...factorTemplates.key} values={{ secret: secret.replace(/(.{4})(?=.)/g, '$1 ') }} />
      </Key>
      <TextField
        readOnly={isWorking}
        inputMode="numeric"
        maxLength={7}
        autoComplete="one-time-code"
        label={formatMessage(factorTexts.code)}
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
  user-select: all;
`;
