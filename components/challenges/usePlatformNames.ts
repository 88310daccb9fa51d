import { useIntl } from 'react-intl';
import { platformOf } from '../game/platforms';
import { detailsMessages } from './details.messages';

/** Writes platforms by their codes as a list: "PC and PlayStation 4". */
export function usePlatformNames(): (codes: readonly string[]) => string {
  const { formatList, formatMessage } = useIntl();
  return (codes) => formatList(codes.map((code) => platformOf(code).name ?? formatMessage(detailsMessages.mobile)));
}
