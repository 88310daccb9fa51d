import { translatorFor, waitInWords } from './translator';

it.each(['en-US', 'en-GB', 'xx-XX', 'nonsense', ''])('translates into English for %s', (locale) => {
  expect(translatorFor(locale)('connect.submit')).toBe('Log in');
});

it('puts values into a text', () => {
  expect(translatorFor('en-US')('fault.nameTakenOne', { name: 'Marlo', first: 'MarloAtSea' })).toBe(
    'Marlo is taken. Try MarloAtSea, or choose another.',
  );
});

it.each([
  [1, 'en-US', '1 second'],
  [30, 'en-US', '30 seconds'],
  [120, 'en-US', '2 minutes'],
  [121, 'en-US', '3 minutes'],
  [30, 'en-GB', '30 seconds'],
  [30, 'xx-XX', '30 seconds'],
])('%d seconds in %s: %s', (seconds, locale, words) => {
  expect(waitInWords(seconds, locale)).toBe(words);
});
