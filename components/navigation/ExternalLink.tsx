import type { AnchorHTMLAttributes } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { footerTexts } from '../shell/Footer/Footer.messages';

/** A link to another site. It opens in a new tab, which it announces to screen readers. */
export function ExternalLink({ children, ...link }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { formatMessage } = useIntl();
  return (
    <a {...link} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden>{` (${formatMessage(footerTexts.newTab)})`}</VisuallyHidden>
    </a>
  );
}
