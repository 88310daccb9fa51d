import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Badge } from '../../services/clubWebsite/badges';
import { selectSelectedBadges } from '../../store/badges/badgeShowcase/selectors';
import { selectionEnded, selectionRequested, type SelectionChange } from '../../store/badges/badgeShowcase/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { useShowToast } from '../shell/providers/ToastsProvider';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/buttons/Button';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { badgeShowcaseMessages } from './badgeShowcase.messages';
import { BadgeShowcasePicker } from './BadgeShowcasePicker';
import { BadgeShowcaseSlots } from './BadgeShowcaseSlots';
import { useBadgeShowcaseDraft } from './useBadgeShowcaseDraft';

interface BadgeShowcaseFormProps {
  owned: readonly Badge[];
  onClose: () => void;
}

/** The slots, all badges of the player, and the save button. */
export function BadgeShowcaseForm({ owned, onClose }: BadgeShowcaseFormProps) {
  const { formatMessage } = useIntl();
  const draft = useBadgeShowcaseDraft(owned);
  const { save, isSaving, hasFailed } = useSaving(onClose);
  return (
    <>
      <Lead>
        <FormattedMessage {...badgeShowcaseMessages.lead} />
      </Lead>
      <BadgeShowcaseSlots draft={draft} />
      <VisuallyHidden role="status">{draft.announcement}</VisuallyHidden>
      <BadgeShowcasePicker owned={owned} draft={draft} />
      <FormFooter>
        {hasFailed && (
          <ErrorText role="alert">
            <FormattedMessage {...badgeShowcaseMessages.failed} />
          </ErrorText>
        )}
        <Button
          working={isSaving && formatMessage(badgeShowcaseMessages.saving)}
          disabledReason={draft.isChanged ? undefined : formatMessage(badgeShowcaseMessages.unchanged)}
          onClick={() => save(draft.change)}
        >
          <FormattedMessage {...badgeShowcaseMessages.save} />
        </Button>
      </FormFooter>
    </>
  );
}

/** Saves a draft, then shows a toast and calls `onSaved`. A failed draft stays open. */
function useSaving(onSaved: () => void) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const showToast = useShowToast();
  const { storing, wasMerged } = usePlayerSelector(selectSelectedBadges);

  useEffect(() => {
    if (storing.status !== 'loaded') return;
    const detail = wasMerged ? formatMessage(badgeShowcaseMessages.merged) : undefined;
    dispatch(selectionEnded());
    showToast({ kind: 'good', title: formatMessage(badgeShowcaseMessages.saved), detail });
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

const FormFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 12px 24px;
  margin-top: 24px;
`;

const ErrorText = styled.p`
  margin-right: auto;
  font-size: ${tokens.size.small};
  color: ${tokens.on.bad};
`;
