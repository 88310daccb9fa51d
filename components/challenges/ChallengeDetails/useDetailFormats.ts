import { useIntl } from 'react-intl';
import { platformOf } from '../../game/platforms';
import { useFormatDay } from '../../ui/time/useFormatDay';
import { detailsMessages } from './details.messages';

interface DetailFormats {
  /** A timestamp (ISO) in the browser's time zone: "Fri, Nov 20, 9:14 PM", with the year when it is not the current one. */
  formatInstant: (timestamp: string) => string;
  /** Platform codes as a list of names: "PC and PlayStation 4". */
  formatPlatforms: (codes: readonly string[]) => string;
}

/** How a challenge's details write dates and platforms. */
export function useDetailFormats(): DetailFormats {
  const { formatList, formatMessage } = useIntl();
  const formatDay = useFormatDay();
  return {
    formatInstant: (timestamp) => formatDay(timestamp, { weekday: 'short', month: 'short', hasTime: true }),
    formatPlatforms: (codes) =>
      formatList(codes.map((code) => platformOf(code).name ?? formatMessage(detailsMessages.mobile))),
  };
}
