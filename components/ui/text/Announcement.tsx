import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

/** A search is said once the player has stopped typing, in ms. */
const restMs = 500;

interface AnnouncementProps {
  /** False while it is not known. */
  text: string | false;
  /** It comes with what a press has shown, so its first text is said too. */
  isAnswer?: boolean;
  /** What the player has asked for. Where it is given, what changes without another question is not said. */
  question?: string;
}

/**
 * Tells screen readers what a search, a filter or "Show more" has changed, such as a count. What is there when a page opens is
 * read there, and not said besides.
 */
export function Announcement({ text, isAnswer = false, question }: AnnouncementProps) {
  const first = useRef<string | null>(null);
  const answered = useRef(question);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === false) return;
    first.current ??= text;
    if (!isAnswer && said === '' && text === first.current) return;
    if (question !== undefined && question === answered.current) return;
    const timer = setTimeout(() => {
      answered.current = question;
      setSaid(text);
    }, restMs);
    return () => clearTimeout(timer);
  }, [text, said, isAnswer, question]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
