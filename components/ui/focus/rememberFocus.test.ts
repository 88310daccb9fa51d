import { rememberFocus } from './rememberFocus';

function page(html: string) {
  document.body.innerHTML = html;
  const button = document.querySelector('button');
  if (!button) throw new Error('There is no button.');
  button.focus();
  return button;
}

it('gives the keyboard back to where it was', () => {
  const button = page('<article><button>Claim</button></article><input />');
  const giveBack = rememberFocus();
  document.querySelector('input')?.focus();
  giveBack();
  expect(button).toHaveFocus();
});

it('goes on from around a place that has gone, and leaves no trace there', () => {
  const button = page('<ul><li><article><button>Claim</button></article></li></ul>');
  const giveBack = rememberFocus();
  button.remove();
  giveBack();
  const card = document.querySelector('article');
  expect(card).toHaveFocus();
  card?.blur();
  expect(card).not.toHaveAttribute('tabindex');
});
