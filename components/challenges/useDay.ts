import { useIntl } from 'react-intl';

/** Writes a moment (ISO) on the reader's own clock: "Fri, Nov 20, 9:14 PM". */
export function useDay(): (moment: string) => string {
  const { formatDate } = useIntl();
  return (moment) =>
    formatDate(moment, { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
}
