import { useState } from 'react';
import { takeFocus } from '../focus/rememberFocus';
import { Button } from './Button';
import { ConfirmButton } from './ConfirmButton';

/**
 * A question in the place of the button that asks it. `Ask` is that button, and `askRef` gives it the focus back once the question is
 * answered with what changes nothing, `keep`: then the second press of a double press does not ask again.
 */
export function useQuestion() {
  const [step, setStep] = useState<'idle' | 'asking' | 'kept'>('idle');
  const isKept = step === 'kept';
  return {
    isAsking: step === 'asking',
    ask: () => setStep('asking'),
    keep: () => setStep('kept'),
    Ask: isKept ? ConfirmButton : Button,
    askRef: isKept ? takeFocus : undefined,
  };
}
