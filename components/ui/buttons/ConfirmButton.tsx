import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from './Button';

/** In ms. The second press of a double press, and a tap that was aimed at what the dialog covers, come sooner. */
const armingMs = 500;

interface ConfirmButtonProps extends Omit<ButtonProps, 'aria-disabled'> {
  isReady?: boolean;
}

/**
 * The button that answers a question about Units, an account or another player, or leaves the receipt that comes in the place of the question.
 * Only a press that begins after the player could read it counts: not the press before, nor a second one right after that. `Modal`
 * ignores a key that is held.
 */
export function ConfirmButton({ isReady = true, working = false, onClick, ...button }: ConfirmButtonProps) {
  const [isArmed, setArmed] = useState(false);
  const isWaiting = isReady && working === false;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setArmed(true), armingMs);
    return () => {
      clearTimeout(timer);
      setArmed(false);
    };
  }, [isWaiting]);
  return (
    <Button
      {...button}
      working={working}
      {...(!isArmed && working === false && { 'aria-disabled': true })}
      onClick={isArmed ? onClick : (event) => event.preventDefault()}
    />
  );
}
