import { useIntl } from 'react-intl';
import { platformOf } from '../../game/platforms';
import { detailsMessages } from './details.messages';

interface DetailFormats {
  /** A timestamp (ISO) in the browser's time zone: "Fri, Nov 20, 9:14 PM". */
  formatInstant: (timestamp: string) => string;
  /** Platform codes as a list of names: "PC and PlayStation 4". */
  formatPlatforms: (codes: readonly string[]) => string;
}

/** How a challenge's details write dates and platforms. */
export function useDetailFormats(): DetailFormats {
  const { formatDate, formatList, formatMessage } = useIntl();
  return {
    formatInstant: (timestamp) =>
      formatDate(timestamp, { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }),
    formatPlatforms: (codes) =>
      formatList(codes.map((code) => platformOf(code).name ?? formatMessage(detailsMessages.mobile))),
  };
}
