import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { measured } from '../measuring/measured';
import { readAction } from './readAction';

function observe(element: ReactElement, happen: () => void) {
  const seen: unknown[] = [];
  const listen = (event: Event) => seen.push(readAction(event));
  render(element);
  document.addEventListener('click', listen, true);
  document.addEventListener('change', listen, true);
  happen();
  document.removeEventListener('click', listen, true);
  document.removeEventListener('change', listen, true);
  return seen;
}

const press = (name: string) => () => fireEvent.click(screen.getByText(name));

it('writes the attributes with the prefix of spec 9', () => {
  expect(measured('join', 'header')).toEqual({ 'data-metrics-action': 'join', 'data-metrics-place': 'header' });
  expect(measured('claim')).toEqual({ 'data-metrics-action': 'claim' });
});

describe('the action that an event is', () => {
  it.each<[string, ReactElement, unknown]>([
    ['a control’s own', <button {...measured('join', 'header')}>Go</button>, { action: 'join', place: 'header' }],
    [
      'the nearest around what was pressed',
      <a {...measured('claim')}>
        <b>Go</b>
      </a>,
      { action: 'claim', place: null },
    ],
    ['none for a control without it', <button>Go</button>, null],
    [
      'none for one that cannot be pressed',
      <button aria-disabled="true" {...measured('redeem')}>
        Go
      </button>,
      null,
    ],
    ['none outside the list', <button data-metrics-action="ada@lovelace.example">Go</button>, null],
    [
      'without a place outside the list',
      <button data-metrics-action="join" data-metrics-place="Ada">
        Go
      </button>,
      { action: 'join', place: null },
    ],
  ])('is %s', (_case, element, expected) => {
    expect(observe(element, press('Go'))).toEqual([expected]);
  });

  it('is a change of a list of choices, not the click that opens it', () => {
    const list = (
      <select aria-label="Language" {...measured('language')}>
        <option>en</option>
        <option>fr</option>
      </select>
    );
    const seen = observe(list, () => {
      fireEvent.click(screen.getByRole('combobox'));
      fireEvent.change(screen.getByRole('combobox'), { target: { value: 'fr' } });
    });
    expect(seen).toEqual([null, { action: 'language', place: null }]);
  });
});
