/** @jest-environment jest-fixed-jsdom */
import { followCountry } from './followCountry';

function show(country: string) {
  document.body.innerHTML = `<form>
    <select name="country"><option>US</option><option>DE</option><option>CA</option></select>
    <input type="checkbox" data-ticked-in="US PR" />
  </form>`;
  const form = document.querySelector('form');
  const select = document.querySelector('select');
  const box = document.querySelector('input');
  if (!form || !select || !box) throw new Error('The form is incomplete.');
  select.value = country;
  followCountry(form);
  const choose = (another: string) => {
    select.value = another;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { box, choose };
}

it.each([
  ['US', true],
  ['DE', false],
])('at first, in %s, the box is ticked: %s', (country, isTicked) => {
  expect(show(country).box.checked).toBe(isTicked);
});

it('follows the country that is chosen', () => {
  const { box, choose } = show('US');
  choose('DE');
  expect(box.checked).toBe(false);
  choose('US');
  expect(box.checked).toBe(true);
});

it('leaves a box alone that the player has decided on', () => {
  const { box, choose } = show('US');
  box.click();
  choose('DE');
  choose('US');
  expect(box.checked).toBe(false);
});
