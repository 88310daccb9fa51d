import { copyResults, type useCopyText } from '../browser/useCopyText';
import { useTexts } from '../text/useTexts';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { Button, type ButtonProps } from './Button';

interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'children' | 'aria-label'> {
  copied: Omit<ReturnType<typeof useCopyText>, 'ref'>;
}

/** Shows the result for a moment instead of its label; screen readers hear the result alone, not the label that comes back. */
export function CopyButton({ copied: { state, copy }, children, 'aria-label': name, ...button }: CopyButtonProps) {
  const t = useTexts();
  const result = state !== 'idle' && t(copyResults[state]);
  return (
    <>
      <Button
        variant="outline"
        icon={result ? 'check' : 'copy'}
        aria-label={result ? undefined : name}
        onClick={copy}
        {...button}
      >
        {result || children}
      </Button>
      <VisuallyHidden role="status">{result}</VisuallyHidden>
    </>
  );
}
