import dynamic from 'next/dynamic';
import { selectUndo } from '../../../store/spend/slice';
import { usePlayerSelector } from '../../../store/support/hooks';
import { PopupTexts } from '../../popups/PopupTexts';
import { loadPart } from '../../ui/browser/loadPart';

const OpenUndoDialog = dynamic(
  () => loadPart(() => import('./OpenUndoDialog').then((module) => module.OpenUndoDialog)),
  { ssr: false },
);

/** The dialog that undoes a claim. It opens with `UndoOffer`. */
export function UndoDialog() {
  const open = usePlayerSelector(selectUndo);
  return (
    open?.isOpen && (
      <PopupTexts>
        <OpenUndoDialog open={open} />
      </PopupTexts>
    )
  );
}
