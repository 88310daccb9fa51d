import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { guardPresses } from './guardPresses';

const everybody = ['Elm', 'Fir', 'Oak'];
const answered = jest.fn<undefined, [string]>();
const now = jest.spyOn(performance, 'now');

beforeEach(() => {
  answered.mockClear();
  now.mockReturnValue(1000);
});
afterAll(() => now.mockRestore());

function Requests() {
  const [names, setNames] = useState(everybody);
  const answer = (name: string) => {
    answered(name);
    setNames((all) => all.filter((each) => each !== name));
  };
  return (
    <>
      <button type="button" onClick={() => setNames(everybody)}>
        Fail
      </button>
      <ul ref={guardPresses}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => answer(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const press = async (name: string, place = { clientX: 40, clientY: 80 }, detail = 1) => {
  fireEvent.click(screen.getByRole('button', { name }), { ...place, detail });
  // Rows that came or went are noticed after the event.
  await Promise.resolve();
};

it('answers one row at a double press, and the next one at a later press', async () => {
  render(<Requests />);
  await press('Elm');
  now.mockReturnValue(1200);
  await press('Fir');
  expect(answered.mock.calls).toEqual([['Elm']]);
  now.mockReturnValue(1700);
  await press('Fir');
  expect(answered.mock.calls).toEqual([['Elm'], ['Fir']]);
});

it('answers another row elsewhere at once', async () => {
  render(<Requests />);
  await press('Elm');
  await press('Oak', { clientX: 40, clientY: 160 });
  expect(answered.mock.calls).toEqual([['Elm'], ['Oak']]);
});

it('answers the next row at once with a key, which has no place', async () => {
  render(<Requests />);
  await press('Elm', undefined, 0);
  await press('Fir', undefined, 0);
  expect(answered.mock.calls).toEqual([['Elm'], ['Fir']]);
});

it('answers a row again that is back after an error', async () => {
  render(<Requests />);
  await press('Elm');
  await press('Fail');
  await press('Elm');
  expect(answered.mock.calls).toEqual([['Elm'], ['Elm']]);
});
