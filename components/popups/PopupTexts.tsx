import { useEffect, type PropsWithChildren } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { defaultLocale } from '../../services/locale/supportedLocales';
import { selectLocale, selectMessages } from '../../store/locale/selectors';
import { messagesRequested } from '../../store/locale/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { useParsedMessages } from '../shell/providers/useParsedMessages';

/**
 * Provides the texts of the overlays. A page contains only its own texts; those of the overlays load with the language
 * file when the first overlay opens. Until then they are in English.
 */
export function PopupTexts({ children }: PropsWithChildren) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const locale = useAppSelector(selectLocale);
  const fromFile = useParsedMessages(useAppSelector(selectMessages));

  useEffect(() => {
    dispatch(messagesRequested());
  }, [locale, dispatch]);

  return (
    <IntlProvider
      locale={intl.locale}
      defaultLocale={defaultLocale}
      messages={Object.keys(fromFile).length > 0 ? fromFile : intl.messages}
      onError={intl.onError}
    >
      {children}
    </IntlProvider>
  );
}
