import { act, render, screen } from '@testing-library/react';
import { Announcement } from './Announcement';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const status = () => screen.getByRole('status').textContent;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('says nothing when a page opens, also not when its data comes later', () => {
  const { rerender } = render(<Announcement text={false} />);
  rerender(<Announcement text="20 games" />);
  wait(5000);
  expect(status()).toBe('');
});

it('says what a search has found once, when the player has stopped typing, and that all are back', () => {
  const { rerender } = render(<Announcement text="20 games" />);
  rerender(<Announcement text="9 games" />);
  wait(300);
  rerender(<Announcement text="2 games" />);
  wait(400);
  expect(status()).toBe('');
  wait(100);
  expect(status()).toBe('2 games');
  rerender(<Announcement text="20 games" />);
  wait(1000);
  expect(status()).toBe('20 games');
});

it('says nothing of what is read again and has not changed', () => {
  const { rerender } = render(<Announcement text="20 games" />);
  rerender(<Announcement text={false} />);
  wait(2000);
  rerender(<Announcement text="20 games" />);
  wait(2000);
  expect(status()).toBe('');
});

it('says its first text where it comes with the answer to a press', () => {
  render(<Announcement text="20 games" isAnswer />);
  expect(status()).toBe('');
  wait(500);
  expect(status()).toBe('20 games');
});

it('says nothing of what changes without a question, such as a list that loses an entry', () => {
  const { rerender } = render(<Announcement text="4 friends" question="" />);
  rerender(<Announcement text="3 friends" question="" />);
  wait(1000);
  expect(status()).toBe('');

  rerender(<Announcement text="1 friend" question="brisa" />);
  wait(500);
  expect(status()).toBe('1 friend');
  rerender(<Announcement text="0 friends" question="brisa" />);
  wait(1000);
  expect(status()).toBe('1 friend');
});
