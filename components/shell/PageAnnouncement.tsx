import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Announcement } from '../ui/text/Announcement';

const watchTitle = (onChange: () => void) => {
  const titles = new MutationObserver(onChange);
  titles.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => titles.disconnect();
};

/**
 * Tells screen readers the title of a page that was opened, and of a game's page once its game is known. Next's own announcement,
 * which the global styles hide, comes before that, and also when a filter or a dialog first changes the query of a page. Another
 * language is said too: a title may be the same in both.
 */
export function PageAnnouncement() {
  const title = useSyncExternalStore<string | false>(
    watchTitle,
    () => document.title,
    () => false,
  );
  const { locale, formatDisplayName } = useIntl();
  return (
    <>
      <Announcement text={title} />
      <Announcement text={formatDisplayName(locale, { type: 'language' }) ?? false} />
    </>
  );
}
