import { useRouter } from 'next/router';
import { type MouseEvent, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { inLocale } from '../../../routes';
import { languageNameOf } from '../../../services/locale/languageNames';
import { supportedLocales, type SupportedLocale } from '../../../services/locale/supportedLocales';
import { selectLocale } from '../../../store/locale/selectors';
import { localeChangeRequested } from '../../../store/locale/slice';
import { useAppDispatch, useAppSelector } from '../../../store/support/hooks';
import { measured } from '../../measuring/measured';
import { withoutQuery } from '../../navigation/withoutQuery';
import { media, tokens } from '../../theme/tokens';
import { Icon } from '../../ui/icons/Icon';
import { useTexts } from '../../ui/text/useTexts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { useDisclosure } from '../useDisclosure';

interface LanguageSelectorProps {
  /** Without a border and full width, with the list in the flow: in the menu on phones and in the account overlay. */
  isBare?: boolean;
}

/**
 * Rewrites the current address with the selected locale (spec 2, Route table). A disclosure of links, so that it works before the
 * page has run its scripts, and without them.
 */
export function LanguageSelector({ isBare = false }: LanguageSelectorProps) {
  const t = useTexts();
  const languageName = useLanguageName();
  const { asPath } = useRouter();
  // Not that of the address, which has none where another language was chosen on another page.
  const locale = useAppSelector(selectLocale);
  const dispatch = useAppDispatch();
  const path = withoutQuery(asPath);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { frame, button } = useDisclosure<HTMLDetailsElement, HTMLElement>(isOpen, close);
  // It works before the page has run its scripts, so it may be open already.
  useEffect(() => setIsOpen(frame.current?.open ?? false), [frame]);
  const choose = (event: MouseEvent, chosen: SupportedLocale) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Another language closes the list as it changes the address.
    if (chosen !== locale) dispatch(localeChangeRequested(chosen));
    else {
      button.current?.focus();
      close();
    }
  };
  return (
    <Selector
      ref={frame}
      $isBare={isBare}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary ref={button}>
        <Icon name="globe" size="normal" />
        <VisuallyHidden>{t('shell.language.label')} </VisuallyHidden>
        <span lang={locale}>{ownLanguageNames[locale]}</span>
        <Icon name="chevron" size="small" />
      </summary>
      <ul {...measured('language')}>
        {supportedLocales.map((each) => (
          <li key={each}>
            <a
              href={inLocale(path, each)}
              lang={each}
              title={languageName(each)}
              aria-current={each === locale ? 'true' : undefined}
              onClick={(event) => choose(event, each)}
            >
              {ownLanguageNames[each]}
            </a>
          </li>
        ))}
      </ul>
    </Selector>
  );
}

const { color, control, layer, line, radius, shadow, space } = tokens;

const bordered = css`
  > summary {
    padding: 0 12px;
    border: 1px solid ${line.hairline};
    border-radius: ${radius.small};
    color: ${color.text};

    &:hover {
      border-color: ${line.hover};
    }
  }
  > ul {
    position: absolute;
    inset: auto 0 calc(100% + 6px) auto;
    z-index: ${layer.submenu};
    width: max-content;
    max-width: calc(100vw - 2 * ${tokens.layout.gutter});
    box-shadow: ${shadow.menu};

    /* On phones the button is at the left of the footer. */
    ${media.below.tablet} {
      inset: auto auto calc(100% + 6px) 0;
    }
  }
`;

const bare = css`
  color: ${color.muted};

  > ul {
    margin-top: ${space[2]};
  }
`;

const Selector = styled.details<{ $isBare: boolean }>`
  position: relative;
  font: 600 ${tokens.size.small} / 1.4 ${tokens.font.body};
  ${({ $isBare }) => ($isBare ? bare : bordered)}

  > summary {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: ${control.tap};
    list-style: none;
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }
    > svg:last-child {
      margin-left: auto;
    }
  }
  &[open] > summary > svg:last-child {
    transform: rotate(180deg);
  }
  > ul {
    max-height: 340px;
    padding: 6px;
    overflow-y: auto;
    border: 1px solid ${line.strong};
    border-radius: ${radius.small};
    background-color: ${color.ink800};
    /* Columns of text would go on beside the list, where it is as high as it may be. */
    display: grid;
    grid-template-columns: repeat(2, auto);
    column-gap: 6px;
  }
  li > a {
    display: flex;
    align-items: center;
    min-height: ${control.tap};
    padding: 0 10px;
    border-radius: 3px;
    color: ${color.text};

    &:hover,
    &[aria-current] {
      background-color: ${color.ink700};
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
`;

const ownLanguageNames: Record<SupportedLocale, string> = {
  'en-US': 'English (US)',
  'en-CA': 'English (Canada)',
  'en-GB': 'English (UK)',
  'cs-CZ': 'Čeština',
  'da-DK': 'Dansk',
  'de-DE': 'Deutsch',
  'es-ES': 'Español (España)',
  'es-MX': 'Español (México)',
  'fi-FI': 'Suomi',
  'fr-FR': 'Français (France)',
  'fr-CA': 'Français (Canada)',
  'hu-HU': 'Magyar',
  'it-IT': 'Italiano',
  'ja-JP': '日本語',
  'nb-NO': 'Norsk bokmål',
  'nl-NL': 'Nederlands',
  'pl-PL': 'Polski',
  'pt-PT': 'Português (Portugal)',
  'pt-BR': 'Português (Brasil)',
  'ru-RU': 'Русский',
  'sv-SE': 'Svenska',
  'tr-TR': 'Türkçe',
  'uk-UA': 'Українська',
  'zh-CN': '简体中文',
};

/** In English as in spec 9, Language names; else as the browser names it. */
function useLanguageName(): (language: SupportedLocale) => string | undefined {
  const { locale, formatDisplayName } = useIntl();
  return (language) =>
    locale.startsWith('en') ? languageNameOf(language) : formatDisplayName(language, { type: 'language' });
}
