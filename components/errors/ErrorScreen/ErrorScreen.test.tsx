import { screen, within } from '@testing-library/react';
import { renderInShell } from '../../shell/testing/renderInShell';
import { ErrorScreen } from './ErrorScreen';

describe('the 404 page', () => {
  it('shows the exact texts of spec 2', () => {
    renderInShell(<ErrorScreen />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^404$/);
    expect(screen.getByText('You open a fortune cookie, it says:')).toBeInTheDocument();
    expect(screen.getByText('Nothing is broken, everything is redirection')).toBeInTheDocument();
    expect(screen.getByText("Why don't you visit these page instead ? ;)")).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /fortune cookie/ })).toBeInTheDocument();
  });

  it('links to the seven pages of spec 2', () => {
    renderInShell(<ErrorScreen />);
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Explore', '/'],
      ['Challenges', '/challenges'],
      ['Rewards', '/rewards'],
      ['Sam', '/sam'],
      ['Shop discount', '/discount'],
      ['Star Players', '/starplayers'],
      ['Units', '/units'],
    ]);
  });

  it('shows the status code it is given', () => {
    renderInShell(<ErrorScreen statusCode={410} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^410$/);
  });
});

describe('the page for failures', () => {
  it('states that nothing is lost and offers a retry', () => {
    renderInShell(<ErrorScreen statusCode={500} />);
    expect(screen.getByText('Something is broken, nothing is lost')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
