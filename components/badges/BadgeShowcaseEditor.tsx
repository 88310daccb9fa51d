import { useEffect } from 'react';
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
import { useAppDispatch, usePlayerSelector, useRequests } from '../../store/support/hooks';
import { toastShown } from '../../store/toasts/slice';
import { ClubLink } from '../navigation/ClubLink';
import type { PopupProps } from '../popups/popupNames';
import { tokens } from '../theme/tokens';
import { ButtonLink, Button } from '../ui/buttons/Button';
import { Modal } from '../ui/dialogs/Modal';
import { Loadable } from '../ui/feedback/Loadable';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Cluster } from '../ui/layout/Cluster';
import { Stack } from '../ui/layout/Stack';
import { useTexts } from '../ui/text/useTexts';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { BadgeShowcasePicker } from './BadgeShowcasePicker';
import { BadgeShowcaseSlots } from './BadgeShowcaseSlots';
import { useBadgeShowcaseDraft } from './useBadgeShowcaseDraft';

export function BadgeShowcaseEditor({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { status, owned } = usePlayerSelector(selectSelectedBadges);
  const profile = usePlayerSelector(selectProfile);
  const isProfileKnown = profile.userId !== '';
  const hasFailed = status === 'failed' || (!isProfileKnown && profile.status === 'failed');
  useRequests(ownedBadgesRequested());

  const retry = () => {
    dispatch(ownedBadgesRequested());
    if (!isProfileKnown) dispatch(userInfoRequested());
  };
  if (isProfileKnown && owned.length > 0) return <BadgeShowcaseForm owned={owned} onClose={onClose} />;
  return (
    <Stack $gap={6} $above={6}>
      <Loadable
        status={hasFailed ? 'failed' : isProfileKnown ? status : 'loading'}
        hasContent={false}
        loading={t('badges.showcase.loading')}
        skeleton={
          <Stack $gap={6}>
            <Skeleton $height="232px" $radius={tokens.radius.card} />
            <Skeleton $height="248px" $radius={tokens.radius.card} />
          </Stack>
        }
        failed={{ title: t('badges.showcase.errorTitle'), text: t('badges.showcase.error'), onRetry: retry }}
        empty={{
          title: t('badges.showcase.noneTitle'),
          text: t('badges.showcase.none'),
          action: (
            <ButtonLink as={ClubLink} to={{ page: 'games' }} $variant="outline" $size="small">
              {t('badges.showcase.toGames')}
            </ButtonLink>
          ),
        }}
      />
    </Stack>
  );
}

/** `_popup=badges`: the editor of the badge showcase. */
export function BadgesPopup({ isOpen, onClose }: PopupProps) {
  const t = useTexts();
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('badges.showcase.title')} size="wide" isFullScreenOnPhones>
      <BadgeShowcaseEditor onClose={onClose} />
    </Modal>
  );
}

interface BadgeShowcaseFormProps {
  owned: readonly Badge[];
  onClose: () => void;
}

function BadgeShowcaseForm({ owned, onClose }: BadgeShowcaseFormProps) {
  const t = useTexts();
  const draft = useBadgeShowcaseDraft(owned);
  const { save, isSaving, hasFailed } = useSaving(onClose);
  return (
    <>
      <Lead>{t('badges.showcase.lead')}</Lead>
      <BadgeShowcaseSlots draft={draft} />
      <VisuallyHidden role="status">{draft.announcement}</VisuallyHidden>
      <BadgeShowcasePicker owned={owned} draft={draft} />
      <Cluster $gap={[3, 6]} $justify="end" $above={6}>
        {hasFailed && <ErrorText role="alert">{t('badges.showcase.failed')}</ErrorText>}
        <Button
          working={isSaving && t('profile.name.saving')}
          disabledReason={draft.isChanged ? undefined : t('badges.showcase.unchanged')}
          onClick={() => save(draft.change)}
        >
          {t('badges.showcase.save')}
        </Button>
      </Cluster>
    </>
  );
}

/** Saves a draft, then shows a toast and calls `onSaved`. A failed draft stays open. */
function useSaving(onSaved: () => void) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { storing, wasMerged } = usePlayerSelector(selectSelectedBadges);

  useEffect(() => {
    if (storing.status !== 'loaded') return;
    const detail = wasMerged ? t('badges.showcase.merged') : undefined;
    dispatch(selectionEnded());
    dispatch(toastShown({ kind: 'good', title: t('badges.showcase.saved'), detail }));
    onSaved();
  }, [storing, wasMerged, t, dispatch, onSaved]);

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

const ErrorText = styled.p`
  margin-right: auto;
  font-size: ${tokens.size.small};
  color: ${tokens.on.bad};
`;
