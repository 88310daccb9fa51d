import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forumsUrl } from '../../brand/brand';
import { supportedLocales } from '../../../services/locale/supportedLocales';
import { ipCountryLoaded } from '../../../store/auth/slice';
import { createLocaleState } from '../../../store/locale/slice';
import { routeChangeCompleted } from '../../../store/router/slice';
import { Footer } from './Footer';
import { renderInShell } from '../testing/renderInShell';

describe('the footer', () => {
  it.each([
    ['Terms of use', 'terms-of-use'],
    ['Terms of sale', 'terms-of-sale'],
    ['Privacy policy', 'privacy-policy'],
  ])('links to %s of the visitor’s country and language', (name, policy) => {
    const { store } = renderInShell(<Footer />, {}, { state: { locale: createLocaleState('de-DE') } });
    act(() => void store.dispatch(ipCountryLoaded('AT')));
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      `http://localhost:4000/sso/policies/${policy}?country=AT&lang=de-DE`,
    );
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
    ['fr-CA', 'http://localhost:4000/publisher/forums-fr'],
    ['es-MX', 'http://localhost:4000/publisher/forums-es'],
    ['de-DE', 'http://localhost:4000/publisher/forums-de'],
    ['it-IT', 'http://localhost:4000/publisher/forums-it'],
    ['ru-RU', 'http://localhost:4000/publisher/forums-ru'],
    ['pl-PL', 'http://localhost:4000/publisher/forums-pl'],
    ['en-GB', 'http://localhost:4000/publisher/forums'],
    ['pt-BR', 'http://localhost:4000/publisher/forums'],
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
    act(() => void store.dispatch(routeChangeCompleted({ page: 'index', params: {}, url: '/' })));
    const selector = screen.getByText('English (US)', { selector: 'summary span' });
    await userEvent.click(selector);
    expect(within(screen.getByRole('group')).getAllByRole('link')).toHaveLength(supportedLocales.length);

    await userEvent.click(screen.getByRole('link', { name: '日本語' }));
    expect(store.getState().locale.locale).toBe('ja-JP');
    expect(navigations).toEqual([{ routeName: 'index', params: { locale: 'ja-JP' }, query: {} }]);
  });

  it('names the language of the page where the address has none, and English can be chosen', async () => {
    const file = () => Promise.resolve(Response.json({}));
    const { navigations, store } = renderInShell(
      <Footer />,
      {},
      { state: { locale: createLocaleState('fr-FR') }, dependencies: { fetch: file } },
    );
    act(() => void store.dispatch(routeChangeCompleted({ page: 'sam', params: {}, url: '/sam' })));
    await userEvent.click(screen.getByText('Français (France)', { selector: 'summary span' }));
    const english = screen.getByRole('link', { name: 'English (US)' });
    expect(english).not.toHaveAttribute('aria-current');
    await userEvent.click(english);
    expect(navigations).toEqual([{ routeName: 'sam', params: { locale: 'en-US' }, query: {} }]);
  });

  it.each([
    ['日本語', 'Japanese'],
    ['Norsk bokmål', 'Norwegian'],
    ['Français (Canada)', 'French'],
    ['Português (Brasil)', 'Portuguese - Brazil'],
    ['简体中文', 'Simplified Chinese'],
  ])('gives the English name of %s as its title (spec 9, Language names)', (name, english) => {
    renderInShell(<Footer />);
    expect(screen.getByText(name, { selector: 'a' })).toHaveAttribute('title', english);
  });
});
