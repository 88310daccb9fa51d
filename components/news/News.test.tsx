import { screen, within } from '@testing-library/react';
import type { NewsSnippet } from '../../store/news/rules';
import { renderInShell } from '../shell/testing/renderInShell';
import { ArticleScreen } from './ArticleScreen';
import { NewsScreen } from './NewsScreen';

const snippet = (overrides: Partial<NewsSnippet> = {}): NewsSnippet => ({
  newsId: 'open-road',
  title: 'The road opens',
  summary: 'The pass thaws.',
  date: '2026-11-15T23:30:00.000Z',
  picture: 'http://pictures.test/road',
  ...overrides,
});

const many = Array.from({ length: 9 }, (_, i) => snippet({ newsId: `n${i}`, title: `Article ${i}` }));

describe('the news', () => {
  it('lists every article with a link to its page and its date', () => {
    renderInShell(<NewsScreen news={many} page={1} hasNext={false} />, { pathname: '/news' });

    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(many.map(({ newsId }) => `/news/${newsId}`));
    expect(screen.getAllByText('November 15, 2026')).toHaveLength(9);
  });

  it('links to the first page and to the next one', () => {
    const linksOf = (page: number, hasNext: boolean) => {
      const { unmount } = renderInShell(<NewsScreen news={many} page={page} hasNext={hasNext} />, {
        pathname: '/news',
      });
      const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      unmount();
      return links.slice(many.length);
    };
    expect([linksOf(1, true), linksOf(2, true), linksOf(3, false)]).toEqual([
      ['/news/page/2'],
      ['/news', '/news/page/3'],
      ['/news'],
    ]);
  });

  it('shows a text when there is none', () => {
    renderInShell(<NewsScreen news={[]} page={1} hasNext={false} />, { pathname: '/news' });

    expect(screen.getByText(/No news in your language yet/)).toBeVisible();
  });
});

describe('an article', () => {
  const article = {
    newsId: 'open-road',
    title: 'The road opens',
    summary: 'The pass thaws.',
    publicationDate: '2026-11-15T00:00:00.000Z',
    mediaUrl: null,
    links: [{ url: 'https://halcyon.example/tides', title: 'Tide table' }],
    game: { slug: 'hollow-north', title: 'Hollow North' },
    body: '<h2>Before you go</h2><p>Bring a <strong>kettle</strong>.</p>',
  };
  const show = () =>
    renderInShell(<ArticleScreen article={article} related={[snippet({ newsId: 'thaw', title: 'The thaw' })]} />, {
      pathname: '/news/[newsId]',
      asPath: '/news/open-road',
    });

  it('shows title, date, game and body', () => {
    show();

    expect(screen.getByRole('heading', { level: 1, name: 'The road opens' })).toBeVisible();
    expect(screen.getByText('November 15, 2026', { selector: 'header time' })).toBeVisible();
    expect(screen.getByText('Hollow North')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Before you go' })).toBeVisible();
    expect(screen.getByText('kettle')).toBeVisible();
  });

  it('links to related articles and to the list', () => {
    show();

    expect(screen.getByRole('link', { name: 'The thaw' })).toHaveAttribute('href', '/news/thaw');
    expect(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news');
  });

  it('is shared with its own address', () => {
    show();

    const aside = within(screen.getByRole('group', { name: 'Share' }));
    const address = encodeURIComponent('/en-US/news/open-road');
    expect(aside.getByRole('link', { name: /Twitter/ }).getAttribute('href')).toContain(address);
    expect(aside.getByRole('link', { name: 'By email' }).getAttribute('href')).toMatch(/^mailto:\?subject=The%20road/);
    expect(aside.getByRole('link', { name: /Tide table/ })).toHaveAttribute('href', 'https://halcyon.example/tides');
  });
});
