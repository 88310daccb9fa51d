import { useIntl } from 'react-intl';
import { platformOf } from './platforms';
import { platformMessages } from './platform.messages';

/** Returns a function that names a platform by its code. */
export function usePlatformName(): (code: string) => string {
  const { formatMessage } = useIntl();
  return (code) => platformOf(code).name ?? formatMessage(platformMessages.mobile);
}
