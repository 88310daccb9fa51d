import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { PageAnnouncement } from './PageAnnouncement';

const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

const inLanguage = (locale: string) => (
  <IntlProvider locale={locale}>
    <PageAnnouncement />
  </IntlProvider>
);

const open = (title: string) =>
  act(async () => {
    document.title = title;
    // The observer is told afterwards.
    await Promise.resolve();
  });

let rerender: ReturnType<typeof render>['rerender'];

beforeEach(() => {
  document.title = 'Games | Meridian Club';
  ({ rerender } = render(inLanguage('de-DE')));
});

it('given a page that is opened, a screen reader hears its title, and the last one where it changes as the page loads', async () => {
  await open('Game | Meridian Club');
  await open('Redline Coast | Meridian Club');
  expect(said()).toBe('');
  await screen.findByText('Redline Coast | Meridian Club');
  expect(said()).toBe('Redline Coast | Meridian Club');
});

it('given the page that was loaded, nothing is said but on the way back to it', async () => {
  expect(said()).toBe('');
  await open('Units | Meridian Club');
  await screen.findByText('Units | Meridian Club');
  await open('Games | Meridian Club');
  expect(await screen.findByText('Games | Meridian Club')).toBeVisible();
});

it('given another language, a screen reader hears its own name, also where the title stays the same', async () => {
  rerender(inLanguage('it-IT'));
  expect(await screen.findByText('italiano (Italia)')).toBeVisible();
  expect(said()).toBe('italiano (Italia)');
});
