import { useEffect, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { defaultLocale } from '../../services/locale/supportedLocales';
import { selectLocale, selectLocaleFailure, selectMessages } from '../../store/locale/selectors';
import { messagesRequested } from '../../store/locale/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { useParsedMessages } from '../shell/providers/LocaleProvider';
import { useOnceTrue } from '../ui/browser/useOnceTrue';

interface PopupTextsProps {
  /** Shown until the texts are there; nothing by default. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/**
 * Provides the texts of the overlays. A page contains only its own texts; those of the overlays load with the language
 * file when the first overlay opens. After a failure, the overlays are in English.
 */
export function PopupTexts({ skeleton = null, children }: PopupTextsProps) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const locale = useAppSelector(selectLocale);
  const failure = useAppSelector(selectLocaleFailure);
  const fromFile = useParsedMessages(useAppSelector(selectMessages));
  const hasFile = Object.keys(fromFile).length > 0;

  useEffect(() => {
    dispatch(messagesRequested());
  }, [locale, dispatch]);

  // Once shown, it stays, with what is typed in it, while the texts of another language come.
  if (!useOnceTrue(locale === defaultLocale || hasFile || failure !== null)) return skeleton;
  return (
    <IntlProvider
      locale={intl.locale}
      defaultLocale={defaultLocale}
      messages={hasFile ? fromFile : intl.messages}
      onError={intl.onError}
    >
      {children}
    </IntlProvider>
  );
}
