import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Badge } from '../../services/clubWebsite/types';
import { selectSelectedBadges } from '../../store/badges/badgeShowcase/selectors';
import { selectionEnded, selectionRequested, type SelectionChange } from '../../store/badges/badgeShowcase/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { useShowToast } from '../shell/providers/ToastsProvider';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/buttons/Button';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { ShowcasePicker } from './ShowcasePicker';
import { ShowcaseSlots } from './ShowcaseSlots';
import { showcaseMessages } from './showcase.messages';
import { useShowcaseDraft } from './useShowcaseDraft';

interface ShowcaseFormProps {
  owned: readonly Badge[];
  onClose: () => void;
}

/** The slots with what the player puts into them, all their badges, and the button that saves. */
export function ShowcaseForm({ owned, onClose }: ShowcaseFormProps) {
  const { formatMessage } = useIntl();
  const draft = useShowcaseDraft(owned);
  const { save, isSaving, hasFailed } = useSaving(onClose);
  return (
    <>
      <Lead>
        <FormattedMessage {...showcaseMessages.lead} />
      </Lead>
      <ShowcaseSlots draft={draft} />
      <VisuallyHidden role="status">{draft.announcement}</VisuallyHidden>
      <ShowcasePicker owned={owned} draft={draft} />
      <Foot>
        {hasFailed && (
          <Failure role="alert">
            <FormattedMessage {...showcaseMessages.failed} />
          </Failure>
        )}
        <Button
          working={isSaving && formatMessage(showcaseMessages.saving)}
          disabledReason={draft.isChanged ? undefined : formatMessage(showcaseMessages.unchanged)}
          onClick={() => save(draft.change)}
        >
          <FormattedMessage {...showcaseMessages.save} />
        </Button>
      </Foot>
    </>
  );
}

/** Saves a choice, says so and closes; a choice that could not be saved stays to be tried again. */
function useSaving(onSaved: () => void) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const showToast = useShowToast();
  const { storing, wasMerged } = useAppSelector(selectSelectedBadges);

  useEffect(() => {
    if (storing.status !== 'loaded') return;
    const words = wasMerged ? formatMessage(showcaseMessages.merged) : undefined;
    dispatch(selectionEnded());
    showToast({ kind: 'good', title: formatMessage(showcaseMessages.saved), detail: words });
    onSaved();
  }, [storing, wasMerged, formatMessage, dispatch, showToast, onSaved]);

  return {
    save: (change: SelectionChange) => dispatch(selectionRequested(change)),
    isSaving: storing.status === 'loading',
    hasFailed: storing.status === 'failed',
  };
}

const Lead = styled.p`
  max-width: 64ch;
  margin: 12px 0 24px;
  font-size: ${tokens.size.small};
  color: ${tokens.on.muted};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 12px 24px;
  margin-top: 24px;
`;

const Failure = styled.p`
  margin-right: auto;
  font-size: ${tokens.size.small};
  color: ${tokens.on.bad};
`;
