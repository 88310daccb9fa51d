import dynamic from 'next/dynamic';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { AppSetup } from '../../../../services/account/accountCare';
import { holdFactorCode } from '../../../../store/profile/secondFactor/held';
import { factorOnRequested, factorSecretsForgotten, factorTyped } from '../../../../store/profile/secondFactor/slice';
import { isSetupOver, isTooManyCalls, isWrongCode } from '../../../../store/support/failures';
import { useAppDispatch, usePlayerSelector } from '../../../../store/support/hooks';
import { loadPart } from '../../../ui/browser/loadPart';
import { Button } from '../../../ui/buttons/Button';
import { TextField } from '../../../ui/fields/TextField';
import { Row } from '../../../ui/layout/Row';
import { ErrorText, ProfileSection, SectionHeading, SectionNote } from '../../ProfileSection.styles';
import { confirmTexts, factorTemplates, factorTexts } from '../care.messages';

const QrCode = dynamic(() => loadPart(() => import('./QrCode').then((module) => module.QrCode)), { ssr: false });

/** Shows an authenticator app its key, and takes the app's first code. */
export function AppSetupForm({ setup: { secret, uri } }: { setup: AppSetup }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { status, failure } = usePlayerSelector(({ secondFactor }) => secondFactor.change);
  const [code, setCode] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const isWorking = status === 'loading';
  const canConfirm = /^\d{6}$/.test(code.normalize('NFKC').replace(/\s/g, ''));
  // This form replaces the one of the password, where the focus was.
  useEffect(() => heading.current?.focus(), []);

  const confirm = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!canConfirm || isWorking) return;
    holdFactorCode(code);
    dispatch(factorOnRequested());
  };
  const error =
    (failure && isWrongCode(failure) && formatMessage(factorTexts.wrong)) ||
    (failure && isSetupOver(failure) && formatMessage(factorTexts.over));
  return (
    <ProfileSection as="form" noValidate onSubmit={confirm}>
      <div>
        <SectionHeading ref={heading} tabIndex={-1}>
          <FormattedMessage {...factorTexts.title} />
        </SectionHeading>
        <SectionNote>
          <FormattedMessage {...factorTexts.scan} />
        </SectionNote>
      </div>
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
          dispatch(factorTyped());
        }}
      />
      {failure && !error && (
        <ErrorText role="alert">
          <FormattedMessage {...(isTooManyCalls(failure) ? confirmTexts.later : confirmTexts.failed)} />
        </ErrorText>
      )}
      <Row>
        <Button
          type="submit"
          variant="outline"
          aria-disabled={!canConfirm || undefined}
          working={isWorking && formatMessage(confirmTexts.working)}
        >
          <FormattedMessage {...factorTexts.confirm} />
        </Button>
        <Button type="button" variant="outline" onClick={() => dispatch(factorSecretsForgotten())}>
          <FormattedMessage {...factorTexts.cancel} />
        </Button>
      </Row>
    </ProfileSection>
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
