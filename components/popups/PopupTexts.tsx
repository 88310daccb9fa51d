import { useEffect, type PropsWithChildren } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { defaultLocale } from '../../services/locale/supportedLocales';
import { selectLocale, selectMessages } from '../../store/locale/selectors';
import { messagesRequested } from '../../store/locale/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { useParsedMessages } from '../shell/providers/useParsedMessages';

/**
 * The texts of the overlays in the reader's language. A page brings its own texts only; those of the overlays come with
 * the language file, once one opens. Until then they read in English.
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
