import type { ReactNode } from 'react';
import { guardPresses } from '../buttons/guardPresses';
import { RetryButton } from '../buttons/RetryButton';
import { Loading, Skeleton } from '../feedback/Skeleton';
import { useFocusOnFewer } from '../focus/useFocusOnFewer';
import { ErrorText } from '../text/ErrorText';
import { type PlainTextId, useTexts } from '../text/useTexts';
import { FormSection, SectionHeading, SectionNote } from './Form.styles';

interface SectionLoadingProps {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  loading: PlainTextId;
  failed: PlainTextId;
  onRetry: () => void;
  /** In px. */
  height?: number;
}

/** In place of what a section shows, until it is loaded. */
export function SectionLoading({ status, loading, failed, onRetry, height = 64 }: SectionLoadingProps) {
  const t = useTexts();
  if (status !== 'failed')
    return (
      <Loading label={t(loading)}>
        <Skeleton $height={`${height}px`} />
      </Loading>
    );
  return (
    <>
      <ErrorText>{t(failed)}</ErrorText>
      <div>
        <RetryButton onClick={onRetry} />
      </div>
    </>
  );
}

interface ListSectionProps extends Omit<SectionLoadingProps, 'height'> {
  title: ReactNode;
  lead: ReactNode;
  /** The items: none if there are none, or until they are loaded. */
  items: readonly ReactNode[];
  /** How many buttons the items have: a press that removes one moves the focus to the heading. */
  buttons?: number;
  /** Below the list. */
  children: ReactNode;
}

/** A section with a list that is loaded when it opens, such as the devices. */
export function ListSection(props: ListSectionProps) {
  const { title, lead, items, buttons = items.length, children, ...request } = props;
  const heading = useFocusOnFewer(buttons);
  return (
    <FormSection>
      <div>
        <SectionHeading ref={heading} tabIndex={-1}>
          {title}
        </SectionHeading>
        <SectionNote>{lead}</SectionNote>
      </div>
      {items.length > 0 && <ul ref={guardPresses}>{items}</ul>}
      {(request.status === 'failed' || items.length === 0) && request.status !== 'loaded' && (
        <SectionLoading {...request} />
      )}
      {children}
    </FormSection>
  );
}
