import dynamic from 'next/dynamic';
import { selectOpenUndo } from '../../../store/rewards/claimUndo/selectors';
import { usePlayerSelector } from '../../../store/support/hooks';
import { PopupTexts } from '../../popups/PopupTexts';
import { loadPart } from '../../ui/browser/loadPart';

const OpenUndoDialog = dynamic(
  () => loadPart(() => import('./OpenUndoDialog').then((module) => module.OpenUndoDialog)),
  { ssr: false },
);

/** The dialog that undoes a claim. It opens with `UndoOffer`. */
export function UndoDialog() {
  const open = usePlayerSelector(selectOpenUndo);
  return (
    open && (
      <PopupTexts>
        <OpenUndoDialog open={open} />
      </PopupTexts>
    )
  );
}
