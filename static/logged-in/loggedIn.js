// The sign-on widget redirects here after the login. Inside the login modal this page notifies the club's page, which has
// the same origin; opened on its own it is a page with a link to the club.
if (window.parent !== window) {
  document.documentElement.classList.add('in-frame');
  window.parent.postMessage({ source: 'meridian-sign-on', type: 'loggedIn' }, window.location.origin);
} else {
  showInReadersLanguage().catch(() => undefined);
}

/** Shows the texts of the first language of the browser that the club has. Without one, or without its file, they stay English. */
async function showInReadersLanguage() {
  const locales =
    'en-US en-CA en-GB cs-CZ da-DK de-DE es-ES es-MX fi-FI fr-FR fr-CA hu-HU it-IT ja-JP nb-NO nl-NL pl-PL pt-PT pt-BR ru-RU sv-SE tr-TR uk-UA zh-CN'.split(
      ' ',
    );
  const find = (/** @type {string} */ language) =>
    locales.find((locale) => locale === language) ?? locales.find((locale) => locale.startsWith(language.slice(0, 3)));
  const locale = navigator.languages.map((language) => find(language.replace(/^no\b/, 'nb'))).find(Boolean);
  if (!locale) return;
  const response = await fetch(`/static/lang/${locale}.json`);
  const texts = await response.json();
  document.documentElement.lang = locale;
  document.title = texts['login.done'];
  for (const [selector, id] of [
    ['h1', 'login.done'],
    ['a', 'shell.embedded.toHome'],
  ])
    for (const element of document.querySelectorAll(selector)) element.textContent = texts[id];
}
