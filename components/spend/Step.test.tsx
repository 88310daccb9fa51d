import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithStore } from '../testing/renderWithStore';
import { Modal } from '../ui/dialogs/Modal';
import { AmountLine, DoneButton, NextStepTitle, StepLines, StepTitle } from './Step';
import { confirmSpending } from './testing/confirmSpending';

function Decision() {
  const [isDone, setDone] = useState(false);
  return (
    <Modal isOpen onClose={() => undefined} title="Claim" isTitleHidden>
      {isDone ? (
        <NextStepTitle>It’s yours</NextStepTitle>
      ) : (
        <>
          <StepTitle>Use 60 Units?</StepTitle>
          <button onClick={() => setDone(true)}>Use 60 Units</button>
        </>
      )}
    </Modal>
  );
}

it('the title of the result gets the focus of the button that was pressed', async () => {
  renderWithStore(<Decision />);
  await userEvent.click(screen.getByRole('button', { name: 'Use 60 Units' }));
  expect(screen.getByRole('heading', { name: 'It’s yours' })).toHaveFocus();
});

it('the button that ends a spend leaves the second press of a double press alone', async () => {
  const end = jest.fn();
  renderWithStore(<DoneButton onClick={end} />);
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(end).not.toHaveBeenCalled();
  await confirmSpending('Done');
  expect(end).toHaveBeenCalledTimes(1);
});

it('a line says to a screen reader that its amount is Units', () => {
  renderWithStore(
    <StepLines>
      <AmountLine name="Low tide" amount={60} isGain />
    </StepLines>,
  );
  expect(screen.getByText('+60')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('60 Units')).toBeInTheDocument();
});
