import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Claim } from '../../../services/club/claims';
import { canUndo } from '../../../store/rewards/claimUndo/rules';
import { undoSpend } from '../../../store/spend/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { PopupTexts } from '../../popups/PopupTexts';
import { tokens } from '../../theme/tokens';
import { dialogPart } from '../../ui/browser/dialogPart';
import { loadAhead } from '../../ui/browser/loadPart';
import { onceIdle } from '../../ui/browser/onceIdle';
import { Button } from '../../ui/buttons/Button';
import { handFocusOn } from '../../ui/focus/rememberFocus';
import { Cluster } from '../../ui/layout/Cluster';
import { useTexts } from '../../ui/text/useTexts';
import { useNow } from '../../ui/time/useNow';

const loadDialog = () => import('./OpenUndoDialog').then((module) => module.OpenUndoDialog);
const OpenUndoDialog = dialogPart(loadDialog);

interface UndoOfferProps {
  claim: Claim;
  /** The id of the reward's name, in a list: the button has the words of all others. */
  nameId?: string;
  /** Closes the dialog that it is in. */
  onOpen?: () => void;
}

/** Nothing once the time to undo is over. The button opens `UndoDialog`. */
export function UndoOffer({ claim, nameId, onOpen }: UndoOfferProps) {
  const dispatch = useAppDispatch();
  const { formatDate, formatTime } = useIntl();
  const t = useTexts();
  const now = useNow();
  const isOffered = now !== null && canUndo(claim, now);
  // A receipt closes as it leads to the question, which has the focus then.
  useEffect(() => (isOffered ? onceIdle(() => loadAhead(loadDialog)) : undefined), [isOffered]);
  if (!isOffered || claim.undo === null) return null;
  const { until } = claim.undo;
  // In one format, Japanese has the day in brackets behind the time, where it breaks the sentence.
  const time = `${formatDate(until, { weekday: 'long' })} ${formatTime(until)}`;
  const open = () => {
    if (onOpen) {
      handFocusOn();
      onOpen();
    }
    dispatch(undoSpend.opened({ id: claim.claimId, claim }));
  };
  return (
    <Cluster as="span" $gap={[2, 3]} style={{ marginTop: 10, fontSize: tokens.size.small, color: tokens.on.muted }}>
      <span>{t('rewards.undo.until', { time })}</span>
      <Button variant="outline" size="tiny" aria-describedby={nameId} onClick={open}>
        {t('rewards.undo.action')}
      </Button>
    </Cluster>
  );
}

export function UndoDialog() {
  const open = usePlayerSelector(undoSpend.select);
  return (
    open?.isOpen && (
      <PopupTexts>
        <OpenUndoDialog open={open} />
      </PopupTexts>
    )
  );
}
