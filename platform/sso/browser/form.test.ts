/** @jest-environment jsdom */
import { submitForm } from './form';

const fieldOf = (name: string) => `<div data-field="${name}">
  <input name="${name}" />
  <div class="said" aria-live="polite"><p class="error" hidden><span></span></p></div>
</div>`;

/** Sends a form with the focus in one of its fields, where both are wrong. Returns how the error of each is announced. */
async function sendFrom(focused: string) {
  document.body.innerHTML = `<form action="/sso/signup">${fieldOf('email')}${fieldOf('nameOnPlatform')}
    <button class="submit"><span class="submit-text">Create account</span></button></form>`;
  const form = document.querySelector('form');
  const input = document.querySelector<HTMLElement>(`[name="${focused}"]`);
  if (!form || !input) throw new Error('The form is incomplete.');
  const fieldErrors = [
    { field: 'email', message: 'Enter an email address.' },
    { field: 'nameOnPlatform', message: 'Use 3 characters or more.' },
  ];
  const response = { status: 422, json: () => Promise.resolve({ fieldErrors }) };
  Object.assign(window, { fetch: () => Promise.resolve(response) });
  input.focus();
  await submitForm(form, form.querySelector('button'), 'We couldn’t reach the club.');
  expect(document.activeElement?.getAttribute('name')).toBe('email');
  return [...form.querySelectorAll('.said')].map((region) => region.getAttribute('aria-live'));
}

it('announces the error of the field that keeps the focus', async () => {
  expect(await sendFrom('email')).toEqual(['polite', 'off']);
});

it('announces no error of a field that the focus leaves for the first one that is wrong', async () => {
  expect(await sendFrom('nameOnPlatform')).toEqual(['off', 'off']);
});
