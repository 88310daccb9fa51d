import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

const settleMs = 800;

/**
 * The properties of a closed select whose options can be found by typing their first letters. Every letter changes the
 * select, so a typed choice counts after a pause, on Enter, or when the focus leaves; any other choice counts at once.
 */
export function useTypedChoice(chosen: string, choose: (value: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const apply = (value: string | null) => {
    clearTimeout(timer.current);
    isTyping.current = false;
    setTyped(null);
    if (value !== null && value !== chosen) choose(value);
  };
  const commit = () => apply(typed);
  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    clearTimeout(timer.current);
    isTyping.current = key.length === 1 && !ctrlKey && !altKey && !metaKey;
    if (key === 'Enter' && typed !== null) {
      event.preventDefault();
      commit();
    } else if (isTyping.current || typed !== null) {
      timer.current = setTimeout(() => latestCommit.current(), settleMs);
    }
  };
  const onChange = ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
    if (isTyping.current) setTyped(value);
    else apply(value);
  };
  return { value: typed ?? chosen, onKeyDown, onChange, onBlur: commit };
}
