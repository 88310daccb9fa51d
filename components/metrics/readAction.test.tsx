import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { measured } from '../measuring/measured';
import { readAction } from './ActionListener';

function observe(element: ReactElement, act: () => void) {
  const actions: unknown[] = [];
  const listen = (event: Event) => actions.push(readAction(event));
  render(element);
  document.addEventListener('click', listen, true);
  document.addEventListener('change', listen, true);
  act();
  document.removeEventListener('click', listen, true);
  document.removeEventListener('change', listen, true);
  return actions;
}

const press = (name: string) => () => fireEvent.click(screen.getByText(name));

it('writes the attributes with the prefix of spec 9', () => {
  expect(measured('join', 'header')).toEqual({ 'data-metrics-action': 'join', 'data-metrics-place': 'header' });
  expect(measured('claim')).toEqual({ 'data-metrics-action': 'claim' });
});

describe('the action of an event', () => {
  it.each<[string, ReactElement, unknown]>([
    [
      'that of the control itself',
      <button {...measured('join', 'header')}>Go</button>,
      { action: 'join', place: 'header' },
    ],
    [
      'that of the nearest control around the pressed element',
      <a {...measured('claim')}>
        <b>Go</b>
      </a>,
      { action: 'claim', place: null },
    ],
    ['none for a control without it', <button>Go</button>, null],
    [
      'none for a disabled control',
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

  it('is the change of a select, not the click that opens it', () => {
    const list = (
      <select aria-label="Language" {...measured('language')}>
        <option>en</option>
        <option>fr</option>
      </select>
    );
    const actions = observe(list, () => {
      fireEvent.click(screen.getByRole('combobox'));
      fireEvent.change(screen.getByRole('combobox'), { target: { value: 'fr' } });
    });
    expect(actions).toEqual([null, { action: 'language', place: null }]);
  });
});
