import { act, screen } from '@testing-library/react';
import { localeLoadFailed } from '../../store/locale/slice';
import { logoutStarted } from '../../store/session/events';
import { Shell } from './Shell';
import { renderInShell } from './testing/renderInShell';
import { ShownToasts } from './providers/ShownToasts';

afterEach(() => window.history.replaceState(null, '', '/'));

const broken = () => {
  throw new Error('This page is broken.');
};
const Broken = () => broken();

describe('the shell', () => {
  it('renders header, main area and footer around a page', () => {
    renderInShell(<Shell>Charts</Shell>);
    expect(screen.getByRole('main')).toHaveTextContent('Charts');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  });

  it('renders the page alone when it is embedded with nav=0', async () => {
    window.history.replaceState(null, '', '/challenges?nav=0');
    const { store } = renderInShell(<Shell>Charts</Shell>);
    act(() => void store.dispatch(logoutStarted()));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(screen.getByRole('main')).toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('shows why a language could not be loaded (spec 8)', async () => {
    const { store } = renderInShell(
      <>
        <Shell>Charts</Shell>
        <ShownToasts />
      </>,
    );
    act(() => void store.dispatch(localeLoadFailed('Error loading locale: offline')));
    expect(await screen.findByText('Error loading locale: offline')).toBeInTheDocument();
  });

  it('keeps header and footer when the page breaks', async () => {
    jest.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    renderInShell(
      <Shell>
        <Broken />
      </Shell>,
    );
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('500');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });
});
