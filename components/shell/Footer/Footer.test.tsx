import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forumsUrl } from '../../brand/brand';
import { supportedLocales } from '../../../services/locale/supportedLocales';
import { createLocaleState } from '../../../store/locale/slice';
import { Footer } from './Footer';
import { renderInShell } from '../testing/renderInShell';

describe('the footer', () => {
  it.each(['Terms of use', 'Terms of sale', 'Privacy policy'])('links to %s', (name) => {
    renderInShell(<Footer />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', expect.stringContaining('legal'));
  });

  it.each(['Publisher site', 'Support', 'Blog', 'Forums', 'Store', 'Launcher'])('opens %s in a new tab', (name) => {
    renderInShell(<Footer />);
    const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('shows the Twitter account and the copyright year', () => {
    renderInShell(<Footer />);
    expect(screen.getByRole('link', { name: 'Meridian Club on Twitter' })).toHaveAttribute(
      'href',
      'https://twitter.com/MeridianClub',
    );
    expect(screen.getByText('© 2018 Meridian Games. All rights reserved.')).toBeInTheDocument();
  });

  it.each([
    ['fr-CA', 'https://forums-fr.meridian.example'],
    ['es-MX', 'https://forums-es.meridian.example'],
    ['de-DE', 'https://forums-de.meridian.example'],
    ['it-IT', 'https://forums-it.meridian.example'],
    ['ru-RU', 'https://forums-ru.meridian.example'],
    ['pl-PL', 'https://forums-pl.meridian.example'],
    ['en-GB', 'https://forums.meridian.example'],
    ['pt-BR', 'https://forums.meridian.example'],
  ] as const)('links the forums of %s to %s', (locale, url) => {
    expect(forumsUrl(locale)).toBe(url);
  });
});

describe('the language selector', () => {
  it('lists every supported locale by its own name and requests the selected one', async () => {
    const file = () => Promise.resolve(Response.json({}));
    const { navigations, store } = renderInShell(
      <Footer />,
      {},
      { state: { locale: createLocaleState('en-US') }, dependencies: { fetch: file } },
    );
    const selector = screen.getByRole('combobox', { name: 'Language' });
    expect(screen.getAllByRole('option')).toHaveLength(supportedLocales.length);

    await userEvent.selectOptions(selector, '日本語');
    expect(store.getState().locale.locale).toBe('ja-JP');
    expect(navigations).toEqual([{ routeName: 'index', params: { locale: 'ja-JP' }, query: {} }]);
  });

  it.each([
    ['日本語', 'Japanese'],
    ['Norsk bokmål', 'Norwegian'],
    ['Français (Canada)', 'French'],
    ['Português (Brasil)', 'Portuguese - Brazil'],
    ['简体中文', 'Simplified Chinese'],
  ])('gives the English name of %s as its title (spec 9, Language names)', (name, english) => {
    renderInShell(<Footer />);
    expect(screen.getByRole('option', { name })).toHaveAttribute('title', english);
  });
});
