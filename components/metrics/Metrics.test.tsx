import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choiceKey } from '../../services/metrics/choiceStorage';
import { ipCountryLoaded } from '../../store/auth/slice';
import { choiceRead, privacyDialogToggled } from '../../store/metrics/slice';
import { Footer } from '../shell/Footer/Footer';
import { renderInShell } from '../shell/testing/renderInShell';
import { Metrics } from './Metrics';

// Compiles the lazy chunks before the first test, whose wait of one second would include it.
beforeAll(() => Promise.all([import('./ConsentBanner'), import('./PrivacyChoices'), import('../popups/PopupTexts')]));
afterEach(() => localStorage.clear());

function open(country: string, isSignalled = false) {
  const view = renderInShell(
    <>
      <Metrics />
      <main id="main" tabIndex={-1} />
      <Footer />
    </>,
  );
  act(() => {
    view.store.dispatch(choiceRead({ choice: null, isSignalled }));
    view.store.dispatch(ipCountryLoaded(country));
  });
  return view;
}

const banner = () => screen.findByRole('region', { name: 'May we measure how you use the club?' });
const choiceOf = ({ store }: ReturnType<typeof open>) => store.getState().metrics.choice;

describe('the banner', () => {
  it('appears where the law requires it, with two equal answers', async () => {
    open('FR');
    expect(await banner()).toBeVisible();
    const [decline, agree] = ['Don’t allow', 'Allow'].map((name) => screen.getByRole('button', { name }));
    expect(decline?.className).toBe(agree?.className);
    expect(decline?.parentElement).toBe(agree?.parentElement);
  });

  it.each([
    ['Don’t allow', 'refused'],
    ['Allow', 'allowed'],
  ])('closes on %s, stores the choice and focuses the page', async (name, choice) => {
    const view = open('FR');
    await banner();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(choiceOf(view)).toBe(choice);
    expect(localStorage.getItem(choiceKey)).toContain(choice);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('gives the focus back to what had it before', async () => {
    open('FR');
    await banner();
    const choices = screen.getByRole('button', { name: 'Privacy choices' });
    act(() => choices.focus());
    act(() => screen.getByRole('button', { name: 'Allow' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(choices).toHaveFocus();
  });

  it.each([
    ['US', false],
    ['FR', true],
  ])('does not appear in %s with the browser’s signal %s', (country, isSignalled) => {
    open(country, isSignalled);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});

describe('the privacy choices', () => {
  it('open from the footer, show the current choice, and change it', async () => {
    const view = open('US');
    await userEvent.click(screen.getByRole('button', { name: 'Privacy choices' }));
    expect(await screen.findByRole('dialog', { name: 'Privacy choices' })).toBeVisible();
    expect(screen.getByText('We measure how you use the club in this browser.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Don’t allow' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(choiceOf(view)).toBe('refused');

    act(() => void view.store.dispatch(privacyDialogToggled(true)));
    expect(await screen.findByText('We don’t measure how you use the club in this browser.')).toBeVisible();
  });

  it('explain the browser’s signal, and offer no answers', async () => {
    open('FR', true);
    await userEvent.click(screen.getByRole('button', { name: 'Privacy choices' }));
    expect(await screen.findByText(/Your browser sends the Global Privacy Control signal/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Allow' })).not.toBeInTheDocument();
  });
});
