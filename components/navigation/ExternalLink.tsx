import type { AnchorHTMLAttributes } from 'react';
import { useTexts } from '../ui/text/useTexts';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';

export function ExternalLink({ children, ...link }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const t = useTexts();
  return (
    <a {...link} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden>{` (${t('shell.footer.newTab')})`}</VisuallyHidden>
    </a>
  );
}
