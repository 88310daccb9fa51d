import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Badge } from '../../services/clubWebsite/badges';
import { userInfoRequested } from '../../store/session/events';
import { selectSelectedBadges } from '../../store/badges/badgeShowcase/selectors';
import {
  ownedBadgesRequested,
  selectionEnded,
  selectionRequested,
  type SelectionChange,
} from '../../store/badges/badgeShowcase/slice';
import { selectProfile } from '../../store/profile/selectors';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { ClubLink } from '../navigation/ClubLink';
import type { PopupProps } from '../popups/popupProps';
import { useShowToast } from '../shell/providers/ToastsProvider';
import { tokens } from '../theme/tokens';
import { ButtonLink, Button } from '../ui/buttons/Button';
import { Modal } from '../ui/dialogs/Modal';
import { ErrorCard } from '../ui/feedback/ErrorCard';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { StateCard } from '../ui/feedback/StateCard';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { badgeShowcaseMessages } from './badgeShowcase.messages';
import { BadgeShowcasePicker } from './BadgeShowcasePicker';
import { BadgeShowcaseSlots } from './BadgeShowcaseSlots';
import { useBadgeShowcaseDraft } from './useBadgeShowcaseDraft';

/** Edits the badge showcase, once the player's badges and the current showcase are loaded. */
export function BadgeShowcaseEditor({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { status, owned } = usePlayerSelector(selectSelectedBadges);
  const profile = usePlayerSelector(selectProfile);
  const isProfileKnown = profile.userId !== '';
  useEffect(() => {
    dispatch(ownedBadgesRequested());
  }, [dispatch]);

  const retry = () => {
    dispatch(ownedBadgesRequested());
    if (!isProfileKnown) dispatch(userInfoRequested());
  };
  if (isProfileKnown && owned.length > 0) return <BadgeShowcaseForm owned={owned} onClose={onClose} />;
  if (status === 'failed' || (!isProfileKnown && profile.status === 'failed')) return <EditorError onRetry={retry} />;
  if (isProfileKnown && status === 'loaded') return <NoBadges />;
  return <EditorSkeleton />;
}

function NoBadges() {
  const { formatMessage } = useIntl();
  const toGames = (
    <ButtonLink as={ClubLink} to={{ page: 'games' }} $variant="outline" $size="small">
      <FormattedMessage {...badgeShowcaseMessages.toGames} />
    </ButtonLink>
  );
  return (
    <EditorColumn>
      <StateCard kind="empty" title={formatMessage(badgeShowcaseMessages.noneTitle)} action={toGames}>
        <FormattedMessage {...badgeShowcaseMessages.none} />
      </StateCard>
    </EditorColumn>
  );
}

function EditorError({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <EditorColumn>
      <ErrorCard title={formatMessage(badgeShowcaseMessages.errorTitle)} onRetry={onRetry}>
        <FormattedMessage {...badgeShowcaseMessages.error} />
      </ErrorCard>
    </EditorColumn>
  );
}

function EditorSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <Loading label={formatMessage(badgeShowcaseMessages.loading)}>
      <EditorColumn>
        <Skeleton $height="232px" $radius={tokens.radius.card} />
        <Skeleton $height="248px" $radius={tokens.radius.card} />
      </EditorColumn>
    </Loading>
  );
}

const EditorColumn = styled.div`
  display: grid;
  gap: 24px;
  margin-top: 24px;
`;

/** `_popup=badges`: the editor of the badge showcase. */
export function BadgesPopup({ isOpen, onClose }: PopupProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(badgeShowcaseMessages.title)}
      closeLabel={formatMessage(badgeShowcaseMessages.close)}
      size="wide"
      isFullScreenOnPhones
    >
      <BadgeShowcaseEditor onClose={onClose} />
    </Modal>
  );
}

interface BadgeShowcaseFormProps {
  owned: readonly Badge[];
  onClose: () => void;
}

/** The slots, all badges of the player, and the save button. */
function BadgeShowcaseForm({ owned, onClose }: BadgeShowcaseFormProps) {
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
