import { type PropsWithChildren, type ReactNode, type Ref, type SyntheticEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Button } from '../buttons/Button';
import { ConfirmButton } from '../buttons/ConfirmButton';
import { escapeKeeps } from '../dialogs/Modal';
import { takeFocus } from '../focus/rememberFocus';
import { useFocusOnWrong } from '../focus/useFocusOnWrong';
import { Icon } from '../icons/Icon';
import { Cluster } from '../layout/Cluster';
import { Text } from '../layout/Text';
import { ErrorText } from '../text/ErrorText';
import { FormSection, SectionHeading, SectionNote } from './Form.styles';

interface FormProps {
  title: ReactNode;
  lead: ReactNode;
  children?: ReactNode;
  error?: ReactNode;
  done?: ReactNode;
  action: ReactNode;
  working: string | false;
  onSubmit: () => void;
  /** Asked at the first press, with the button that takes it back; only the next press sends the form. */
  question?: { text: string; keep: string; onKeep: () => void };
  more?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

export function Form(props: FormProps) {
  const { title, lead, children, error, done, action, working, onSubmit, question, more, headingRef } = props;
  const titleId = useId();
  const leadId = useId();
  const [step, setStep] = useState<'idle' | 'asking' | 'kept' | 'missed'>('idle');
  const asked = step === 'asking' ? question : undefined;
  // A double press neither answers the question that it asks nor asks again what it takes back.
  const Submit = asked || step === 'kept' ? ConfirmButton : Button;
  const keep = () => {
    if (working !== false) return;
    question?.onKeep();
    setStep('kept');
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (working !== false) return;
    if (question && !asked) setStep('asking');
    else onSubmit();
  };
  const form = useFocusOnWrong(working !== false);
  return (
    <FormSection
      ref={form}
      as="form"
      aria-labelledby={titleId}
      onSubmit={submit}
      onChange={() => setStep('idle')}
      onInvalid={() => setStep('missed')}
      {...(asked && escapeKeeps(keep))}
    >
      <div>
        <SectionHeading
          id={titleId}
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
          // A screen reader says with the heading what has changed.
          aria-describedby={headingRef ? leadId : undefined}
        >
          {title}
        </SectionHeading>
        <SectionNote as="div" id={leadId}>
          {asked ? <b role="alert">{asked.text}</b> : lead}
        </SectionNote>
      </div>
      {children}
      {error && <ErrorText>{error}</ErrorText>}
      {/* What is done was said of the fields as they were sent, not of those that are missed now. */}
      <DoneStatus>{step !== 'missed' && done}</DoneStatus>
      <Cluster>
        {asked && (
          <ConfirmButton ref={takeFocus} onClick={keep}>
            {asked.keep}
          </ConfirmButton>
        )}
        <Submit
          key={step === 'kept' ? step : undefined}
          ref={step === 'kept' ? takeFocus : undefined}
          type="submit"
          variant="outline"
          working={working}
        >
          {action}
        </Submit>
        {more}
      </Cluster>
    </FormSection>
  );
}

/** In its place, empty, before it says that something is done: a screen reader announces only what changes in it. */
export const DoneStatus = ({ children }: PropsWithChildren) => (
  <div role="status">
    {children && (
      <SuccessText>
        <Icon name="check" size="normal" />
        {children}
      </SuccessText>
    )}
  </div>
);

/** The same for what has failed. */
export const FailedStatus = ({ children }: PropsWithChildren) => (
  <div role="status">
    {children && (
      <Text $type="small" $color="bad" ref={showInView}>
        {children}
      </Text>
    )}
  </div>
);

/** It may come below what a phone shows. */
const showInView = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' });

const SuccessText = styled.p`
  ${text.small}
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  font-weight: 600;
  color: ${tokens.on.good};
`;
