import { useIntl } from 'react-intl';
import { gameMessages } from './game.messages';
import { platformOf } from './platforms';

/** Names a platform by its code, in the reader's language where it is no product's name. */
export function usePlatformName(): (code: string) => string {
  const { formatMessage } = useIntl();
  return (code) => platformOf(code).name ?? formatMessage(gameMessages.mobile);
}
