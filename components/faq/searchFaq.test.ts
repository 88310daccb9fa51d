import { searchFaq } from './faqTopics';

const questions = [
  { id: 'expire', text: 'When do my Units expire? 2 years after you earned them.' },
  { id: 'discount', text: 'How do I get 20% off? Trade 100 Units for a code.' },
  { id: 'eltern', text: 'Wie lösche ich mein Konto? Schreib dem Support.' },
];

it.each([
  ['', ['expire', 'discount', 'eltern']],
  ['units', ['expire', 'discount']],
  ['UNITS  expire', ['expire']],
  ['expire units', ['expire']],
  ['20%', ['discount']],
  ['losche', ['eltern']],
  ['“code”', ['discount']],
  ['refrigerator', []],
])('a search for %j finds %j', (search, ids) => {
  expect([...searchFaq(questions, search)]).toEqual(ids);
});
