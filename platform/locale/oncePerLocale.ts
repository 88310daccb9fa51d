import type { Locale } from './locales';

/** Makes something of a locale when it is first asked for, and keeps it. */
export function oncePerLocale<Value>(make: (locale: Locale) => Value): (locale: Locale) => Value {
  const made = new Map<Locale, Value>();
  return (locale) => {
    const kept = made.get(locale);
    if (kept !== undefined) return kept;
    const value = make(locale);
    made.set(locale, value);
    return value;
  };
}
