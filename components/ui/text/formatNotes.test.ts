import { createIntl } from 'react-intl';
import { formatNotes } from './formatNotes';

const notes = ['Begleiter', 'Far Meridian', 'PC'];

test('Facts stand in a row', () => {
  expect(formatNotes(notes, createIntl({ locale: 'en-US' }))).toBe('Begleiter, Far Meridian, PC');
});

test('A language has its own comma', () => {
  const intl = createIntl({ locale: 'ja-JP', messages: { 'ui.notes': '{first}、{second}' } });
  expect(formatNotes(notes, intl)).toBe('Begleiter、Far Meridian、PC');
});

test('One fact stands alone, and none is an empty text', () => {
  const intl = createIntl({ locale: 'en-US' });
  expect(formatNotes(['PC'], intl)).toBe('PC');
  expect(formatNotes([], intl)).toBe('');
});
