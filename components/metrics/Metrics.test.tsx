import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choiceKey } from '../../services/metrics/choiceStorage';
import { ipCountryLoaded } from '../../store/auth/slice';
import { choiceRead, privacyDialogToggled } from '../../store/metrics/slice';
import { Footer } from '../shell/Footer/Footer';
import { renderInShell } from '../shell/testing/renderInShell';
import { Metrics } from './Metrics';

afterEach(() => localStorage.clear());

function open(country: string, isSignalled = false) {
  const made = renderInShell(
    <>
      <Metrics />
      <main id="main" tabIndex={-1} />
      <Footer />
    </>,
  );
  act(() => {
    made.store.dispatch(choiceRead({ choice: null, isSignalled }));
    made.store.dispatch(ipCountryLoaded(country));
  });
  return made;
}

const banner = () => screen.findByRole('region', { name: 'May we measure how the club is used?' });
const choiceOf = ({ store }: ReturnType<typeof open>) => store.getState().metrics.choice;

describe('the banner', () => {
  it('asks where the law wants it, with two equal answers', async () => {
    open('FR');
    expect(await banner()).toBeVisible();
    const [refuse, agree] = ['Refuse', 'Agree'].map((name) => screen.getByRole('button', { name }));
    expect(refuse?.className).toBe(agree?.className);
    expect(refuse?.parentElement).toBe(agree?.parentElement);
  });

  it.each([
    ['Refuse', 'refused'],
    ['Agree', 'allowed'],
  ])('goes after %s, which is remembered, and the keyboard goes on with the page', async (name, choice) => {
    const made = open('FR');
    await banner();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(choiceOf(made)).toBe(choice);
    expect(localStorage.getItem(choiceKey)).toContain(choice);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it.each([
    ['US', false],
    ['FR', true],
  ])('does not ask in %s, with the browser’s signal %s', (country, isSignalled) => {
    open(country, isSignalled);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});

describe('the privacy choices', () => {
  it('open from the footer, say how it is, and change it', async () => {
    const made = open('US');
    await userEvent.click(screen.getByRole('button', { name: 'Privacy choices' }));
    expect(await screen.findByRole('dialog', { name: 'Privacy choices' })).toBeVisible();
    expect(screen.getByText('We measure how you use the club in this browser.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(choiceOf(made)).toBe('refused');

    act(() => void made.store.dispatch(privacyDialogToggled(true)));
    expect(await screen.findByText('We do not measure how you use the club in this browser.')).toBeVisible();
  });

  it('say so where the browser has refused, and offer nothing', async () => {
    open('FR', true);
    await userEvent.click(screen.getByRole('button', { name: 'Privacy choices' }));
    expect(await screen.findByText(/Your browser sends the Global Privacy Control signal/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Agree' })).not.toBeInTheDocument();
  });
});
