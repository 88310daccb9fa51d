import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../text/useTexts';
import { Button, type ButtonProps } from './Button';

interface RetryButtonProps extends Pick<ButtonProps, 'size' | 'working'> {
  onClick: () => void;
}

/** Loads again what could not be loaded; by itself too, once the browser is back online. */
export function RetryButton({ onClick, size = 'small', working = false }: RetryButtonProps) {
  const t = useTexts();
  useBackOnline(() => {
    if (working === false) onClick();
  });
  return (
    <Button variant="outline" size={size} icon="retry" working={working} onClick={onClick}>
      {t('ui.tryAgain')}
    </Button>
  );
}

/** Calls back when the browser is online again: what failed without a connection is then loaded by itself. */
export function useBackOnline(callback: () => void): void {
  const onOnline = useEffectEvent(callback);
  useEffect(() => {
    const listen = () => onOnline();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
}
