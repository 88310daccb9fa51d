import { followCountry } from './followCountry';
import { clearError, submitForm } from './form';
import { postToSite } from './postToSite';

const widget = document.querySelector<HTMLElement>('.widget');
if (widget) enhance(widget);

/** What the script adds to the page: views without a reload, errors in place, and messages about its height. */
function enhance(root: HTMLElement): void {
  for (const link of root.querySelectorAll<HTMLElement>('[data-view-link]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      showView(root, link.dataset.viewLink ?? 'connect');
    });
  }
  for (const form of root.querySelectorAll('form')) enhanceForm(root, form);
  root.querySelector('[data-close]')?.addEventListener('click', (event) => {
    if (window.parent === window) return;
    event.preventDefault();
    postToSite({ type: 'closed' });
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') postToSite({ type: 'closed' });
    if (event.key === 'Tab' && window.parent !== window) keepFocus(root, event);
  });
  new ResizeObserver(() =>
    postToSite({ type: 'resized', height: Math.ceil(root.getBoundingClientRect().height) }),
  ).observe(root);
  focusFirstField(root);
  // A frame of another origin gets no focus until the page around it passes it on.
  window.addEventListener('focus', () => document.activeElement === document.body && focusFirstField(root), {
    once: true,
  });
}

/** From the last control to the first, and back: the dialog around the frame would focus the frame's page in between. */
function keepFocus(root: HTMLElement, event: KeyboardEvent): void {
  const controls = [...root.querySelectorAll<HTMLElement>('a[href], button, input, select')].filter(isShown);
  const [first, last] = [controls.at(0), controls.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

function isShown({ offsetParent }: HTMLElement): boolean {
  return offsetParent !== null;
}

function showView(root: HTMLElement, view: string): void {
  const email = [...root.querySelectorAll<HTMLInputElement>('section:not([hidden]) [name="email"]')].map(
    ({ value }) => value,
  )[0];
  root.dataset.view = view;
  let title = '';
  for (const section of root.querySelectorAll<HTMLElement>('[data-view-of]')) {
    section.hidden = section.dataset.viewOf !== view;
    if (!section.hidden) title = section.dataset.title ?? '';
  }
  document.title = `${title} | ${root.dataset.club ?? ''}`;
  const tab = view === 'signup' ? 'signup' : 'connect';
  for (const link of root.querySelectorAll<HTMLElement>('.tabs [data-view-link]')) {
    if (link.dataset.viewLink === tab) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  const field = root.querySelector<HTMLInputElement>('section:not([hidden]) [name="email"]');
  if (field && email && !field.value) field.value = email;
  postToSite({ type: 'modeChanged', mode: tab, title });
  focusFirstField(root);
}

/** The second step of a login: another form, which carries the ticket of the first. */
function requestCode(root: HTMLElement, ticket: string): void {
  const form = root.querySelector<HTMLFormElement>('[data-view-of="code"] form');
  const field = form?.querySelector<HTMLInputElement>('[name="twoFactorTicket"]');
  if (!form || !field) return;
  form.reset();
  field.value = ticket;
  for (const message of form.querySelectorAll<HTMLElement>('.error, .done')) message.hidden = true;
  showView(root, 'code');
}

function focusFirstField(root: HTMLElement): void {
  const fields = [...root.querySelectorAll<HTMLInputElement>('section:not([hidden]) [data-field] input')].filter(
    isShown,
  );
  const faulty = fields.find((field) => field.getAttribute('aria-invalid') === 'true');
  const empty = fields.find(({ value }) => !value);
  // A form that is used once has no field any more.
  (faulty ?? empty ?? fields[0] ?? root.querySelector<HTMLElement>('section:not([hidden]) h1'))?.focus();
}

function enhanceForm(root: HTMLElement, form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = event.submitter ?? form.querySelector<HTMLElement>('.submit');
    void submitForm(form, button, root.dataset.unreachable ?? '').then(({ next, twoFactorTicket }) => {
      // Without an entry in the history: Back leads neither to the used form nor to a removed frame.
      if (next) window.location.replace(next);
      else if (twoFactorTicket) requestCode(root, twoFactorTicket);
    });
  });
  form.addEventListener('input', ({ target }) => {
    const field = target instanceof Element && target.closest('[data-field]');
    if (field) clearError(field);
  });
  for (const button of form.querySelectorAll<HTMLButtonElement>('.reveal')) enhanceReveal(button);
  followCountry(form);
  const rules = form.querySelector('[data-rules]');
  const password = form.querySelector<HTMLInputElement>('[name="password"]');
  if (rules && password) password.addEventListener('input', () => tickRules(rules, password.value));
}

function enhanceReveal(button: HTMLButtonElement): void {
  const input = button.parentElement?.querySelector('input');
  button.hidden = false;
  button.addEventListener('click', () => {
    if (!input) return;
    const isShown = input.type === 'password';
    input.type = isShown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(isShown));
  });
}

/** What the sign-up form ticks off while a password is typed. The platform has the last word. */
const passwordRules: Readonly<Record<string, (password: string) => boolean>> = {
  length: (password) => password.length >= 8,
  capital: (password) => /\p{Lu}/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
};

function tickRules(list: Element, password: string): void {
  for (const rule of list.querySelectorAll<HTMLElement>('[data-rule]')) {
    const isMet = passwordRules[rule.dataset.rule ?? '']?.(password) ?? false;
    rule.classList.toggle('met', isMet);
    const metText = rule.querySelector('[data-met]');
    if (metText) metText.textContent = isMet ? (list.getAttribute('data-met-text') ?? '') : '';
  }
}
