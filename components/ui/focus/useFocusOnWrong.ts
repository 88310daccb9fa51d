import { useEffect, useRef } from 'react';

/** For a form: once its answer is there, the first field that this finds wrong gets the focus, if the form has it. */
export function useFocusOnWrong(isWorking: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const wasWorking = useRef(isWorking);
  useEffect(() => {
    if (wasWorking.current && !isWorking && form.current?.contains(document.activeElement))
      form.current.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    wasWorking.current = isWorking;
  }, [isWorking]);
  return form;
}
