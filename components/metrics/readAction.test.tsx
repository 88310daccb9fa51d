import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { measured, measuredPlace } from '../measuring/measured';
import { readAction } from './ActionListener';

function observe(element: ReactElement, act: () => void) {
  const actions: unknown[] = [];
  const listen = (event: Event) => actions.push(readAction(event));
  render(element);
  document.addEventListener('click', listen, true);
  act();
  document.removeEventListener('click', listen, true);
  return actions;
}

const press = (name: string) => () => fireEvent.click(screen.getByText(name));

it('writes the attributes with the prefix of spec 9', () => {
  expect(measured('join', 'header')).toEqual({ 'data-metrics-action': 'join', 'data-metrics-place': 'header' });
  expect(measured('claim')).toEqual({ 'data-metrics-action': 'claim' });
  expect(measuredPlace('footer')).toEqual({ 'data-metrics-place': 'footer' });
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
    [
      'at the place of the nearest part of the page',
      <main {...measuredPlace('page')}>
        <footer {...measuredPlace('footer')}>
          <button {...measured('join')}>Go</button>
        </footer>
      </main>,
      { action: 'join', place: 'footer' },
    ],
    [
      'at its own place within another',
      <main {...measuredPlace('page')}>
        <button {...measured('popup', 'faq')}>Go</button>
      </main>,
      { action: 'popup', place: 'faq' },
    ],
    [
      'that of the list around the control',
      <ul {...measured('language')}>
        <li>
          <a href="#de">Go</a>
        </li>
      </ul>,
      { action: 'language', place: null },
    ],
    [
      'none beside a control',
      <ul {...measured('language')}>
        <li>Go</li>
      </ul>,
      null,
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
});
