import { handFocusOn, rememberFocus } from './rememberFocus';

function page(html: string) {
  document.body.innerHTML = html;
  const button = document.querySelector('button');
  if (!button) throw new Error('There is no button.');
  button.focus();
  return button;
}

it('returns the focus to the remembered element', () => {
  const button = page('<article><button>Claim</button></article><input />');
  const restoreFocus = rememberFocus();
  document.querySelector('input')?.focus();
  restoreFocus();
  expect(button).toHaveFocus();
});

it('focuses the nearest remaining ancestor of a removed element, and removes its tabindex on blur', () => {
  const button = page('<ul><li><article>Lantern<button>Claim</button></article></li></ul>');
  const restoreFocus = rememberFocus();
  button.remove();
  restoreFocus();
  const card = document.querySelector('article');
  expect(card).toHaveFocus();
  card?.blur();
  expect(card).not.toHaveAttribute('tabindex');
});

it('returns the focus to an element that had it only for once, as the card of a claimed reward', () => {
  const button = page('<article>Lantern<button>Claim</button></article><input />');
  const restoreFromFirst = rememberFocus();
  button.remove();
  restoreFromFirst();
  const restoreFocus = rememberFocus();
  document.querySelector('input')?.focus();
  restoreFocus();
  expect(document.querySelector('article')).toHaveFocus();
});

it('leaves the focus to a dialog that opens as another one closes, and that one returns it', () => {
  const button = page('<article><button>Lantern</button></article><dialog open><button>Undo</button></dialog>');
  const restoreFromFirst = rememberFocus();
  handFocusOn();
  document.querySelector<HTMLElement>('dialog button')?.focus();
  document.querySelector('dialog')?.remove();
  restoreFromFirst();
  expect(document.body).toHaveFocus();
  const restoreFocus = rememberFocus();
  restoreFocus();
  expect(button).toHaveFocus();
});

it('focuses the next item of a list whose focused item was removed, or the one before the last', () => {
  const button = page('<ul><li>Mask</li><li><button>Remove the lantern</button></li><li>Rune</li></ul>');
  const restoreFocus = rememberFocus();
  button.parentElement?.remove();
  restoreFocus();
  expect(document.activeElement).toHaveTextContent('Rune');

  document.activeElement?.setAttribute('tabindex', '0');
  const restoreLast = rememberFocus();
  document.activeElement?.remove();
  restoreLast();
  expect(document.activeElement).toHaveTextContent('Mask');
});

it('focuses the heading of a card, which has no name itself, in the place of a removed one', () => {
  const card = (name: string) => `<li><article>Rare<h3>${name}</h3><button>Claim</button></article></li>`;
  const button = page(`<ul>${card('Lantern')}${card('Mask')}</ul>`);
  const restoreFocus = rememberFocus();
  button.closest('li')?.remove();
  restoreFocus();
  expect(document.activeElement).toBe(document.querySelector('h3'));
  expect(document.activeElement).toHaveAccessibleName('Mask');

  const claim = page(`<ul>${card('Lantern')}</ul>`);
  const restoreInCard = rememberFocus();
  claim.remove();
  restoreInCard();
  expect(document.activeElement).toHaveAccessibleName('Lantern');
});

it('passes over what has no text, and goes on to the section after one that is gone', () => {
  const button = page('<div>Two challenges<p><button>Activate all</button></p></div>');
  const restoreFocus = rememberFocus();
  button.remove();
  restoreFocus();
  expect(document.activeElement).toHaveTextContent('Two challenges');

  const stop = page('<main>Dashboard<section><button>Stop saving</button></section><section>News</section></main>');
  const restoreNext = rememberFocus();
  stop.closest('section')?.remove();
  restoreNext();
  expect(document.activeElement?.tagName).toBe('SECTION');
});

it('focuses the nearest item that remains of a list, also where those beside it are gone', () => {
  const item = (name: string) => `<li id="${name}"><button>${name}</button></li>`;
  const button = page(`<ul>${['Lantern', 'Mask', 'Rune', 'Map'].map(item).join('')}</ul>`);
  const restoreFocus = rememberFocus();
  button.closest('li')?.remove();
  document.getElementById('Mask')?.remove();
  restoreFocus();
  expect(document.activeElement).toBe(document.getElementById('Rune'));
});

it('focuses an item that is in another list by now, and one that a dialog brings back', () => {
  const item = '<li id="mask"><article><h3>Mask</h3><button>Claim</button></article></li>';
  const button = page(
    `<section><ul>${item}<li>Rune</li></ul><ul></ul></section><dialog><button>Undo</button></dialog>`,
  );
  const [first, second] = document.querySelectorAll('ul');
  const restoreFocus = rememberFocus(button);
  button.closest('li')?.remove();
  second?.insertAdjacentHTML('beforeend', item);
  restoreFocus();
  expect(document.activeElement).toBe(second?.querySelector('h3'));

  const restoreFromReceipt = rememberFocus();
  second?.querySelector('li')?.remove();
  restoreFromReceipt();
  expect(document.activeElement).toHaveTextContent('Rune');
  const restoreFromUndo = rememberFocus();
  document.querySelector<HTMLElement>('dialog button')?.focus();
  first?.insertAdjacentHTML('afterbegin', item);
  restoreFromUndo();
  expect(document.activeElement).toBe(first?.querySelector('h3'));
});

it('focuses a heading in view, and none that is only for screen readers', () => {
  const button = page(
    '<div><p><button>Activate all</button></p><h2>Weekly</h2><h3>Above</h3><h3>The ferryman</h3><h3>Below</h3></div>',
  );
  const places = new Map([
    ['Weekly', new DOMRect(0, 100, 1, 1)],
    ['Above', new DOMRect(0, -50, 300, 20)],
    ['Below', new DOMRect(0, 60, 300, 20)],
  ]);
  for (const heading of document.querySelectorAll('h2, h3')) {
    const place = places.get(heading.textContent) ?? new DOMRect(0, 40, 300, 20);
    heading.getBoundingClientRect = () => place;
  }
  const restoreFocus = rememberFocus();
  button.remove();
  restoreFocus();
  expect(document.activeElement).toHaveTextContent('The ferryman');
});

it.each([
  ['scrolls to an element that is out of view by now', -200, 1],
  ['scrolls to a control that the window shows a part of', window.innerHeight - 20, 1],
  ['leaves the page where it is otherwise', 20, 0],
])('%s', (_, top, scrolls) => {
  const button = page('<button>Claim</button><input />');
  const scrollIntoView = jest.fn();
  button.scrollIntoView = scrollIntoView;
  button.getBoundingClientRect = () => new DOMRect(0, top, 100, 40);
  const restoreFocus = rememberFocus();
  document.querySelector('input')?.focus();
  restoreFocus();
  expect(scrollIntoView).toHaveBeenCalledTimes(scrolls);
});
