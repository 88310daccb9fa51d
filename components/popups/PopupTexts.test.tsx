import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormattedMessage } from 'react-intl';
import { createLocaleState, localeChanged, localeLoadFailed, pageMessagesReceived } from '../../store/locale/slice';
import { renderInShell } from '../shell/testing/renderInShell';
import { messageOf } from '../ui/text/useTexts';
import { PopupTexts } from './PopupTexts';

/** Runs `work`, and waits for the parser of messages, which loads when it is needed. */
const settled = <Result,>(work: () => Result) => act(() => Promise.resolve(work()));

/** Shows a text of an overlay to a reader of French, whose language file stays pending. */
function openInFrench() {
  const pendingFetch = () => new Promise<Response>(() => undefined);
  const overlay = (
    <PopupTexts>
      <FormattedMessage {...messageOf('faq.title')} />
    </PopupTexts>
  );
  const options = { dependencies: { fetch: pendingFetch }, state: { locale: createLocaleState('fr-FR') } };
  return settled(() => renderInShell(overlay, {}, options));
}

const inFrench = 'Questions et réponses';
const inEnglish = 'Questions and answers';

it('shows an overlay once its texts are there, and never in English before', async () => {
  const { store } = await openInFrench();
  expect(screen.queryByText(inEnglish)).not.toBeInTheDocument();
  const messages = { ['faq.title']: inFrench };
  await settled(() => store.dispatch(pageMessagesReceived({ locale: 'fr-FR', messages })));
  expect(await screen.findByText(inFrench)).toBeVisible();
});

it('keeps what was typed in an overlay while another language comes', async () => {
  const { store } = renderInShell(
    <PopupTexts>
      <input aria-label="Name" />
      <FormattedMessage {...messageOf('faq.title')} />
    </PopupTexts>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'Ansel');
  await settled(() => store.dispatch(localeChanged({ locale: 'fr-FR', messages: { ['faq.title']: inFrench } })));
  expect(await screen.findByText(inFrench)).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Ansel');
});

it('shows an overlay in English where its texts could not be loaded', async () => {
  const { store } = await openInFrench();
  await settled(() => store.dispatch(localeLoadFailed('Error loading locale: offline')));
  expect(screen.getByText(inEnglish)).toBeVisible();
});
