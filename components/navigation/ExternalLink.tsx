import type { AnchorHTMLAttributes } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { footerTexts } from '../shell/Footer/Footer.messages';

/** A link to another site: it opens a tab of its own, and says so to those who do not see the arrow. */
export function ExternalLink({ children, ...link }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { formatMessage } = useIntl();
  return (
    <a {...link} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> ({formatMessage(footerTexts.newTab)})</VisuallyHidden>
    </a>
  );
}
