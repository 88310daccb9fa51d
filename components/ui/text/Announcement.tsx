import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

/** A search is said once the player has stopped typing, in ms. */
const restMs = 500;

interface AnnouncementProps {
  /** False while it is not known. */
  text: string | false;
}

/**
 * Tells screen readers what a search, a filter or "Show more" has changed, such as a count. What is there when a page opens is
 * read there, and not said besides.
 */
export function Announcement({ text }: AnnouncementProps) {
  const first = useRef<string | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === false) return;
    first.current ??= text;
    if (said === '' && text === first.current) return;
    const timer = setTimeout(() => setSaid(text), restMs);
    return () => clearTimeout(timer);
  }, [text, said]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
