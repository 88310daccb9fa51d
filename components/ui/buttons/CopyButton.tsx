import { useEffect, useState, type RefObject } from 'react';
import { useTexts } from '../text/useTexts';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { Button, type ButtonProps } from './Button';

/** How long the button shows the result, in ms. */
const resultMs = 2500;

interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'children' | 'aria-describedby'> {
  text: string;
  /** Shows the text: it is selected where the browser does not allow to copy, for example without https. */
  shownIn: RefObject<HTMLElement | null>;
}

/** Shows the result for a moment instead of its label; screen readers hear the result alone, not the label that comes back. */
export function CopyButton({ text, shownIn, children, ...button }: CopyButtonProps) {
  const t = useTexts();
  const [result, setResult] = useState<'ui.copied' | 'ui.selected' | null>(null);
  // A shorter word must not move what is around it.
  const [width, setWidth] = useState<number>();

  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), resultMs);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async (button: HTMLElement) => {
    setWidth(button.offsetWidth);
    try {
      await navigator.clipboard.writeText(text);
      setResult('ui.copied');
    } catch {
      if (shownIn.current) getSelection()?.selectAllChildren(shownIn.current);
      setResult('ui.selected');
    }
  };
  return (
    <>
      <Button
        variant="outline"
        icon={result ? 'check' : 'copy'}
        style={{ minWidth: width }}
        onClick={({ currentTarget }) => void copy(currentTarget)}
        {...button}
      >
        {result ? t(result) : children}
      </Button>
      <VisuallyHidden role="status">{result && t(result)}</VisuallyHidden>
    </>
  );
}
