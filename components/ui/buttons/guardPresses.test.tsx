import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { guardPresses } from './guardPresses';

const answered = jest.fn<undefined, [string]>();

function Requests() {
  const [names, setNames] = useState(['Elm', 'Fir', 'Oak']);
  const answer = (name: string) => {
    answered(name);
    setNames((all) => all.filter((each) => each !== name));
  };
  return (
    <ul ref={guardPresses}>
      {names.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => answer(name)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  // A removed row is noticed after the event.
  await Promise.resolve();
};

it('answers one row at a double press, and the next one at a later press', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  render(<Requests />);
  await press('Elm');
  now.mockReturnValue(1200);
  await press('Fir');
  expect(answered.mock.calls).toEqual([['Elm']]);
  now.mockReturnValue(1700);
  await press('Fir');
  expect(answered.mock.calls).toEqual([['Elm'], ['Fir']]);
});
