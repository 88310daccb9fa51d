import { readFileSync } from 'node:fs';
import { countryOf, languageCodeOf, languageNameOf, languageNames } from './languageNames';
import { matchLocale, requireSupportedLocale } from './matchLocale';
import { loadMessages } from './messages';
import { defaultLocale, supportedLocales } from './supportedLocales';

it('supports the locales of spec 9', () => {
  expect(supportedLocales.join(', ')).toBe(
    'en-US, en-CA, en-GB, cs-CZ, da-DK, de-DE, es-ES, es-MX, fi-FI, fr-FR, fr-CA, hu-HU, it-IT, ja-JP, nb-NO, nl-NL, pl-PL, pt-PT, pt-BR, ru-RU, sv-SE, tr-TR, uk-UA, zh-CN',
  );
  expect(defaultLocale).toBe('en-US');
});

describe('matchLocale', () => {
  it.each([
    ['a full locale', 'fr-CA', 'fr-CA'],
    ['any case', 'PT-br', 'pt-BR'],
    ['an underscore', 'es_MX', 'es-MX'],
    ['a country that is not supported', 'fr-BE', 'fr-FR'],
    ['a country of Latin America', 'es-AR', 'es-MX'],
    ['Latin America', 'es-419', 'es-MX'],
    ['Spain by a country without a locale that speaks as it', 'es-GQ', 'es-ES'],
    ['Spanish alone', 'es', 'es-ES'],
    ['a country that writes as the British', 'en-AU', 'en-GB'],
    ['a country that writes as the Americans', 'en-PH', 'en-US'],
    ['a script and a country', 'zh-Hant-TW', 'zh-CN'],
    ['a language alone', 'de', 'de-DE'],
    ['Norwegian by its other code', 'no', 'nb-NO'],
    ['Norwegian of Norway by its other code', 'no-NO', 'nb-NO'],
    ['Norwegian by its own code', 'nb', 'nb-NO'],
    ['an unknown language', 'ko-KR', 'en-US'],
    ['a language that begins like another', 'fil-PH', 'en-US'],
    ['nothing', '', 'en-US'],
    ['the first of several that fits', ['ko-KR', 'it', 'fr-FR'], 'it-IT'],
    ['none of several', ['ko', 'th'], 'en-US'],
    ['no languages', [], 'en-US'],
  ])('takes %s', (_case, wanted, locale) => {
    expect(matchLocale(wanted)).toBe(locale);
  });
});

describe('requireSupportedLocale', () => {
  it('returns a supported locale', () => {
    expect(requireSupportedLocale('ja-JP')).toBe('ja-JP');
  });

  it.each(['xx-XX', 'en', ''])('rejects %j', (locale) => {
    expect(() => requireSupportedLocale(locale)).toThrow(`Locale "${locale}" isn't supported.`);
  });
});

describe('names of languages', () => {
  it('are those of spec 9', () => {
    expect(languageNames).toEqual({
      cs: 'Czech',
      da: 'Danish',
      de: 'German',
      en: 'English',
      es: 'Spanish',
      fi: 'Finnish',
      fr: 'French',
      hu: 'Hungarian',
      it: 'Italian',
      ja: 'Japanese',
      nl: 'Dutch',
      no: 'Norwegian',
      pl: 'Polish',
      pt: 'Portuguese',
      'pt-BR': 'Portuguese - Brazil',
      ru: 'Russian',
      sv: 'Swedish',
      tr: 'Turkish',
      uk: 'Ukrainian',
      zh: 'Simplified Chinese',
    });
  });

  it.each([
    ['en-US', 'en', 'English', 'US'],
    ['fr-CA', 'fr', 'French', 'CA'],
    ['nb-NO', 'no', 'Norwegian', 'NO'],
    ['pt-PT', 'pt', 'Portuguese', 'PT'],
    ['pt-BR', 'pt-BR', 'Portuguese - Brazil', 'BR'],
    ['zh-CN', 'zh', 'Simplified Chinese', 'CN'],
  ] as const)('of %s', (locale, code, name, country) => {
    expect([languageCodeOf(locale), languageNameOf(locale), countryOf(locale)]).toEqual([code, name, country]);
  });
});

describe('loadMessages', () => {
  const answer = (body: string, status = 200) => ({
    siteUrl: 'https://club.test',
    fetch: jest.fn<Promise<Response>, [RequestInfo | URL]>(() => Promise.resolve(new Response(body, { status }))),
  });

  it.each([
    ['templates', { 'home.title': 'Tout compte' }],
    ['compiled texts', { 'home.title': [{ type: 0, value: 'Tout compte' }] }],
  ])('loads the file of the locale: %s', async (_case, messages) => {
    const source = answer(JSON.stringify(messages));
    await expect(loadMessages('fr-FR', source)).resolves.toEqual(messages);
    expect(source.fetch).toHaveBeenCalledWith('https://club.test/static/lang/fr-FR.json');
  });

  it.each([
    ['a missing file', answer('', 404), 'Error loading locale: the file of fr-FR answered 404'],
    ['a list', answer('[]'), 'Error loading locale: the file is not a list of texts'],
    ['texts that are none', answer('{"a": 1}'), 'Error loading locale: the file is not a list of texts'],
    ['no network', { siteUrl: '', fetch: () => Promise.reject(new Error('offline')) }, 'Error loading locale: offline'],
  ])('fails with its reason at %s', async (_case, source, message) => {
    await expect(loadMessages('fr-FR', source)).rejects.toThrow(message);
  });

  it('rejects an unsupported locale without a request', async () => {
    const source = answer('{}');
    await expect(loadMessages('xx-XX', source)).rejects.toThrow('Locale "xx-XX" isn\'t supported.');
    expect(source.fetch).not.toHaveBeenCalled();
  });
});

it('static/logged-in knows all languages', () => {
  const script = readFileSync('static/logged-in/loggedIn.js', 'utf8');
  expect(script.match(/[a-z]{2}-[A-Z]{2}/g)).toEqual(supportedLocales);
});
