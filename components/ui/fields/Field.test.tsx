import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithStore } from '../../testing/renderWithStore';
import { Select } from './Select';
import { TextField, SearchField } from './TextField';
import { Toggle } from './Toggle';

describe('a field', () => {
  it('is named by its label and described by its hint', () => {
    render(<TextField label="Email" hint="We write only about your account." />);

    const field = screen.getByRole('textbox', { name: 'Email', description: 'We write only about your account.' });
    expect(field).toBeValid();
  });

  it('is invalid and described by its error, and still by its hint', () => {
    render(<TextField label="Email" hint="Only about your account." error="It should look like name@example.com." />);

    const field = screen.getByRole('textbox', { name: 'Email' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('It should look like name@example.com. Only about your account.');
  });

  it('that has the focus announces an error in a region that was there before it', () => {
    const { rerender } = render(<TextField label="Email" />);
    act(() => screen.getByRole('textbox').focus());
    const region = document.querySelector('[aria-live="polite"]');
    rerender(<TextField label="Email" error="It should look like name@example.com." />);
    expect(region).toHaveTextContent('It should look like name@example.com.');
  });

  it('announces no error that a screen reader says with the focus that comes to the field', () => {
    renderWithStore(
      <form>
        <TextField label="Email" required value="" onChange={() => undefined} />
        <button type="submit">Send</button>
      </form>,
    );
    const field = screen.getByRole('textbox', { name: 'Email' });
    const said: (string | null)[] = [];
    field.addEventListener('focus', () => {
      const error = screen.getByText('Fill in this field.').closest('[aria-live]');
      said.push(error?.getAttribute('aria-live') ?? null);
    });
    fireEvent.invalid(field);
    expect(said).toEqual(['off']);
    expect(field).toHaveFocus();
  });

  it('has no description without hint and error', () => {
    render(<TextField label="Email" error={undefined} />);

    expect(screen.getByRole('textbox', { name: 'Email' })).not.toHaveAttribute('aria-describedby');
  });
});

describe('a search field', () => {
  it('is emptied by its clear button, which returns the focus', async () => {
    function Search() {
      const [text, setText] = useState('');
      return <SearchField label="Search rewards" value={text} onChange={setText} />;
    }
    renderWithStore(<Search />);
    const field = screen.getByRole('searchbox', { name: 'Search rewards' });
    expect(screen.queryByRole('button', { name: 'Clear the search' })).not.toBeInTheDocument();

    await userEvent.type(field, 'lantern');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));

    expect(field).toHaveValue('');
    expect(field).toHaveFocus();

    await userEvent.type(field, 'lantern{Escape}');
    expect(field).toHaveValue('');
  });
});

describe('a select', () => {
  it('reports the selected value', async () => {
    const onChange = jest.fn();
    const options = [
      { value: 'en-US', label: 'English (US)' },
      { value: 'fr-FR', label: 'Français' },
    ] as const;
    render(<Select label="Language" options={options} value="en-US" onChange={onChange} />);

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Français');

    expect(onChange).toHaveBeenCalledWith('fr-FR');
  });
});

describe('a toggle', () => {
  it('toggles with the keyboard as a switch', async () => {
    render(<Toggle>Friday mail</Toggle>);

    await userEvent.tab();
    await userEvent.keyboard(' ');

    expect(screen.getByRole('switch', { name: 'Friday mail' })).toBeChecked();
  });
});
