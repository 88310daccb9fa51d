import { act, fireEvent, render, screen } from '@testing-library/react';
import { useTypedChoice } from './useTypedChoice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const languages = ['Deutsch', 'Dansk', 'English', 'Español'];

function Languages({ choose }: { choose: (value: string) => void }) {
  return (
    <select {...useTypedChoice('English', choose)}>
      {languages.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  );
}

function open() {
  const choose = jest.fn();
  render(<Languages choose={choose} />);
  const select = screen.getByRole('combobox');
  select.focus();
  // The browser finds an option by its first letters, which jsdom does not.
  const press = (key: string, found: string) => {
    fireEvent.keyDown(select, { key });
    fireEvent.change(select, { target: { value: found } });
  };
  return { choose, select, press };
}

const pause = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

describe('a choice by first letters', () => {
  it.each([
    [
      'after a pause',
      () => {
        pause(800);
      },
    ],
    ['on Enter', (select: HTMLElement) => fireEvent.keyDown(select, { key: 'Enter' })],
    ['when the focus leaves', (select: HTMLElement) => fireEvent.blur(select)],
  ])('counts %s', (_, settle) => {
    const { choose, select, press } = open();

    press('d', 'Dansk');
    pause(500);
    press('e', 'Deutsch');
    pause(500);
    expect(select).toHaveValue('Deutsch');
    expect(choose).not.toHaveBeenCalled();

    settle(select);
    expect(choose.mock.calls).toEqual([['Deutsch']]);
    pause(800);
    expect(choose).toHaveBeenCalledTimes(1);
  });

  it('does not count where the typing ends at the current value', () => {
    const { choose, press } = open();

    press('e', 'Español');
    press('n', 'English');
    pause(800);
    expect(choose).not.toHaveBeenCalled();
  });

  it('gives way to a choice with an arrow', () => {
    const { choose, press } = open();

    press('d', 'Dansk');
    press('ArrowUp', 'Deutsch');
    expect(choose.mock.calls).toEqual([['Deutsch']]);
    pause(800);
    expect(choose).toHaveBeenCalledTimes(1);
  });
});

it('counts at once in the list', () => {
  const { choose, select } = open();

  fireEvent.change(select, { target: { value: 'Español' } });
  expect(choose.mock.calls).toEqual([['Español']]);
});
