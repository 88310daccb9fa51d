import { useBackOnline } from '../browser/useBackOnline';
import { type PlainTextId, useTexts } from '../text/useTexts';
import { Button, type ButtonProps } from './Button';

interface RetryButtonProps extends Pick<ButtonProps, 'size' | 'working'> {
  onClick: () => void;
  label?: PlainTextId;
}

/** Loads again what could not be loaded; by itself too, once the browser is back online. */
export function RetryButton({ onClick, label = 'ui.retry', size = 'small', working = false }: RetryButtonProps) {
  const t = useTexts();
  useBackOnline(() => {
    if (working === false) onClick();
  });
  return (
    <Button variant="outline" size={size} icon="retry" working={working} onClick={onClick}>
      {t(label)}
    </Button>
  );
}
