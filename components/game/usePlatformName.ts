import { useIntl } from 'react-intl';
import { gameMessages } from './game.messages';
import { platformOf } from './platforms';

/** Returns a function that names a platform by its code. */
export function usePlatformName(): (code: string) => string {
  const { formatMessage } = useIntl();
  return (code) => platformOf(code).name ?? formatMessage(gameMessages.mobile);
}
