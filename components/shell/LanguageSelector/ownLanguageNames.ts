import type { SupportedLocale } from '../../../services/locale/supportedLocales';

/** The name of each language in that language, as shown in the language selector. */
export const ownLanguageNames: Record<SupportedLocale, string> = {
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
