import { useId, type ReactNode, type Ref, type SyntheticEvent } from 'react';
import { Button } from '../buttons/Button';
import { Icon } from '../icons/Icon';
import { Cluster } from '../layout/Cluster';
import { ErrorText } from '../text/ErrorText';
import { FormSection, SectionHeading, SectionNote, SuccessText } from './Form.styles';

interface FormProps {
  title: ReactNode;
  lead: ReactNode;
  children: ReactNode;
  error?: ReactNode;
  done?: ReactNode;
  action: ReactNode;
  working: string | false;
  /** False while a field is missing: the form is not sent. */
  canSubmit: boolean;
  onSubmit: () => void;
  /** In the place of the submit button, which moves behind it. */
  before?: ReactNode;
  more?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

export function Form(props: FormProps) {
  const { title, lead, children, error, done, action, working, canSubmit, onSubmit, before, more, headingRef } = props;
  const titleId = useId();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (canSubmit && working === false) onSubmit();
  };
  return (
    <FormSection as="form" noValidate aria-labelledby={titleId} onSubmit={submit}>
      <div>
        <SectionHeading id={titleId} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </SectionHeading>
        <SectionNote as="div">{lead}</SectionNote>
      </div>
      {children}
      {error && <ErrorText>{error}</ErrorText>}
      <div role="status">
        {done && (
          <SuccessText>
            <Icon name="check" size="normal" />
            {done}
          </SuccessText>
        )}
      </div>
      <Cluster>
        {before}
        <Button type="submit" variant="outline" aria-disabled={!canSubmit || undefined} working={working}>
          {action}
        </Button>
        {more}
      </Cluster>
    </FormSection>
  );
}
