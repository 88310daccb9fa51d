import { useState } from 'react';
import styled from 'styled-components';
import type { Badge } from '../../services/clubWebsite/badges';
import { userInfoRequested } from '../../store/session/events';
import { ownedBadges, type SelectionChange, storeSelection } from '../../store/badges/badgeShowcase/tasks';
import { selectProfile } from '../../store/profile/selectors';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { useResource } from '../../store/support/useResource';
import { useTask } from '../../store/support/useTask';
import { toastShown } from '../../store/toasts/slice';
import { ClubLink } from '../navigation/ClubLink';
import type { PopupProps } from '../popups/popupNames';
import { when } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { ButtonLink, Button } from '../ui/buttons/Button';
import { Modal } from '../ui/dialogs/Modal';
import { ModalActions } from '../ui/dialogs/ModalActions';
import { Loadable } from '../ui/feedback/Loadable';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Icon } from '../ui/icons/Icon';
import { Stack } from '../ui/layout/Stack';
import { Text } from '../ui/layout/Text';
import { ErrorText } from '../ui/text/ErrorText';
import { useTexts } from '../ui/text/useTexts';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { BadgeShowcaseSlots } from './BadgeShowcaseSlots';
import { type BadgeShowcaseDraft, type UnsavedSelection, useBadgeShowcaseDraft } from './useBadgeShowcaseDraft';

interface BadgeShowcaseEditorProps {
  unsaved: UnsavedSelection;
  onClose: () => void;
}

function BadgeShowcaseEditor({ unsaved, onClose }: BadgeShowcaseEditorProps) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { status, data, load } = useResource(ownedBadges, null);
  const profile = usePlayerSelector(selectProfile);
  const isProfileKnown = profile.userId !== '';
  const hasFailed = status === 'failed' || (!isProfileKnown && profile.status === 'failed');

  const retry = () => {
    load();
    if (!isProfileKnown) dispatch(userInfoRequested());
  };
  if (isProfileKnown && data && data.length > 0)
    return <BadgeShowcaseForm owned={data} unsaved={unsaved} onClose={onClose} />;
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
export function BadgesPopup(props: PopupProps) {
  const { userId } = usePlayerSelector(selectProfile);
  return <BadgesModal key={userId} {...props} />;
}

function BadgesModal({ isOpen, onClose }: PopupProps) {
  const t = useTexts();
  const unsaved = useState<SelectionChange | null>(null);
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('badges.showcase.title')} size="wide" isFullScreenOnPhones>
      <BadgeShowcaseEditor unsaved={unsaved} onClose={onClose} />
    </Modal>
  );
}

interface BadgeShowcaseFormProps extends BadgeShowcaseEditorProps {
  owned: readonly Badge[];
}

function BadgeShowcaseForm({ owned, unsaved, onClose }: BadgeShowcaseFormProps) {
  const t = useTexts();
  const draft = useBadgeShowcaseDraft(owned, unsaved);
  const dispatch = useAppDispatch();
  const { status, run } = useTask(storeSelection);
  const save = async () => {
    const outcome = await run(draft.change);
    if (!outcome || !('output' in outcome)) return;
    const detail = outcome.output.wasMerged ? t('badges.showcase.merged') : undefined;
    dispatch(toastShown({ kind: 'good', title: t('badges.showcase.saved'), detail }));
    const [, setUnsaved] = unsaved;
    setUnsaved(null);
    onClose();
  };
  return (
    <>
      <Text $color="muted" $measure="64ch" $above={3} style={{ marginBottom: 24, fontSize: tokens.size.small }}>
        {t('badges.showcase.lead')}
      </Text>
      <BadgeShowcaseSlots draft={draft} />
      <VisuallyHidden role="status">{draft.announcement}</VisuallyHidden>
      <BadgeShowcasePicker owned={owned} draft={draft} />
      <SaveRow>
        {status === 'failed' && <ErrorText>{t('badges.showcase.failed')}</ErrorText>}
        <Button
          working={status === 'loading' && t('profile.name.saving')}
          disabledReason={draft.isChanged ? undefined : t('badges.showcase.unchanged')}
          onClick={() => void save()}
        >
          {t('badges.showcase.save')}
        </Button>
      </SaveRow>
    </>
  );
}

const SaveRow = styled(ModalActions)`
  align-items: center;
  column-gap: 24px;

  > button {
    margin-left: auto;
  }
`;

interface BadgeShowcasePickerProps {
  owned: readonly Badge[];
  draft: BadgeShowcaseDraft;
}

const hintId = 'showcase-full';

function BadgeShowcasePicker({ owned, draft: { has, add, remove, isFull } }: BadgeShowcasePickerProps) {
  const t = useTexts();
  return (
    <>
      <HeadRow>
        <h3>{t('badges.showcase.yours')}</h3>
        <p id={hintId}>{isFull && t('badges.showcase.full')}</p>
      </HeadRow>
      <Stack as="ul" $gap={2} style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(244px, 1fr))' }}>
        {owned.map((badge) => {
          const isIn = has(badge);
          const isBlocked = isFull && !isIn;
          const { badgeId, name, gameTitle, imageUrl } = badge;
          return (
            <li key={badgeId}>
              <BadgeToggle
                type="button"
                aria-pressed={isIn}
                aria-label={t('badges.showcase.ofGame', { name, game: gameTitle })}
                {...(isBlocked && { 'aria-disabled': true, 'aria-describedby': hintId })}
                onClick={() => (isIn ? remove(badge) : add(badge))}
              >
                {imageUrl !== null && <img src={imageUrl} width="56" height="56" alt="" loading="lazy" />}
                <span>
                  <b>{name}</b> {gameTitle}
                </span>
                {isIn && <Icon name="check" size="small" />}
              </BadgeToggle>
            </li>
          );
        })}
      </Stack>
    </>
  );
}

const HeadRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 16px;
  margin: 28px 0 14px;

  h3 {
    ${text.rowTitle}
  }
  p {
    min-height: 1.5em;
    font-size: ${tokens.size.small};
    color: ${tokens.on.muted};
  }
`;

const BadgeToggle = styled.button`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) 16px;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 72px;
  padding: 7px 12px 7px 7px;
  border: 1px solid ${tokens.line.hairline};
  border-radius: ${tokens.radius.card};
  font-size: ${tokens.size.fine};
  line-height: 1.35;
  text-align: left;
  color: ${tokens.on.muted};
  transition:
    background-color ${tokens.duration.fade}ms,
    border-color ${tokens.duration.fade}ms;

  b {
    display: block;
    font: 600 ${tokens.size.control} / 1.25 ${tokens.font.display};
    color: ${tokens.on.text};
  }
  svg {
    color: ${tokens.on.good};
  }

  ${when.hovered} {
    background-color: ${tokens.on.hoverFill};
  }
  &[aria-pressed='true'] {
    border-color: ${tokens.on.outline};
    background-color: ${tokens.on.hoverFill};
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;

    img {
      opacity: 0.45;
    }
  }
`;
