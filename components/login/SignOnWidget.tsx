import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { parseEnvironment } from '../../services/http/environment';
import type { WidgetMode } from '../../services/sso/messages';
import { createWidget, defaultWidgetHeight } from '../../services/sso/widget';
import { selectLocale } from '../../store/locale/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { tokens } from '../theme/tokens';
import { loginTexts } from './LoginModal.messages';

const environment = parseEnvironment(process.env.SITE_ENVIRONMENT);

interface SignOnWidgetProps {
  mode: WidgetMode;
  /** Transparent and inert until the widget reports its height: before that, its links lead away from the page. */
  isShown: boolean;
  onReady: () => void;
  onModeChanged: (mode: WidgetMode) => void;
  onClosed: () => void;
  onLoggedIn: () => void;
  onFailed: () => void;
}

/** Embeds the publisher's sign-on widget at the height that it reports. */
export function SignOnWidget({ mode, isShown, ...handlers }: SignOnWidgetProps) {
  const { formatMessage } = useIntl();
  const locale = useAppSelector(selectLocale);
  const title = formatMessage(mode === 'signup' ? loginTexts.signupTitle : loginTexts.connectTitle);
  const container = useRef<HTMLDivElement>(null);
  const handle = useEffectEvent((): SignOnWidgetProps => ({ mode, isShown, ...handlers }));

  useEffect(() => {
    const widget = createWidget({
      environment,
      mode,
      locale,
      title,
      onResized: (height) => {
        widget.node.style.height = `${height}px`;
        if (handle().isShown) return;
        handle().onReady();
      },
      onModeChanged: (changed) => handle().onModeChanged(changed),
      onClosed: () => handle().onClosed(),
      onLoggedIn: () => handle().onLoggedIn(),
      onFailed: () => handle().onFailed(),
    });
    widget.node.style.height = `${defaultWidgetHeight}px`;
    container.current?.append(widget.node);
    return widget.dispose;
  }, [mode, locale, title]);

  useEffect(() => {
    if (isShown) container.current?.querySelector('iframe')?.focus();
  }, [isShown]);

  return <WidgetContainer ref={container} inert={!isShown} $isShown={isShown} />;
}

const WidgetContainer = styled.div<{ $isShown: boolean }>`
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
  transition: opacity ${tokens.duration.fade}ms;

  iframe {
    display: block;
    width: 100%;
    border: 0;
    color-scheme: dark;
  }
`;
