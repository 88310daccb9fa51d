import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { LastResort } from './LastResort';

const server = setupServer(
  http.get('http://localhost/static/lang/fr-FR.json', () =>
    HttpResponse.json({ 'errors.failure.sentence': 'Quelque chose est cassé', 'ui.tryAgain': 'Réessayer' }),
  ),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  document.documentElement.lang = 'en-US';
});
afterAll(() => server.close());

it('speaks the reader’s language', async () => {
  document.documentElement.lang = 'fr-FR';
  render(<LastResort />);
  expect(await screen.findByText('Quelque chose est cassé')).toBeInTheDocument();
  expect(screen.getByText('Réessayer')).toHaveAttribute('href', '');
});

it('speaks English where the language file does not come', async () => {
  server.use(http.get('http://localhost/static/lang/fr-FR.json', () => HttpResponse.error()));
  document.documentElement.lang = 'fr-FR';
  render(<LastResort />);
  expect(await screen.findByText('Something is broken, nothing is lost')).toBeInTheDocument();
});
