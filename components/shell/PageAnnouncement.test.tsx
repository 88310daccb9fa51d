import { act, render, screen } from '@testing-library/react';
import { PageAnnouncement } from './PageAnnouncement';

const said = () => screen.getByRole('status').textContent;

const open = (title: string) =>
  act(async () => {
    document.title = title;
    // The observer is told afterwards.
    await Promise.resolve();
  });

beforeEach(() => {
  document.title = 'Games | Meridian Club';
  render(<PageAnnouncement />);
});

it('given a page that is opened, a screen reader hears its title, and the last one where it changes as the page loads', async () => {
  await open('Game | Meridian Club');
  await open('Redline Coast | Meridian Club');
  expect(said()).toBe('');
  expect(await screen.findByText('Redline Coast | Meridian Club')).toBe(screen.getByRole('status'));
});

it('given the page that was loaded, nothing is said but on the way back to it', async () => {
  expect(said()).toBe('');
  await open('Units | Meridian Club');
  await screen.findByText('Units | Meridian Club');
  await open('Games | Meridian Club');
  expect(await screen.findByText('Games | Meridian Club')).toBeVisible();
});
