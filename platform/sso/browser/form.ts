import { isRecord, postJson, textIn } from './json';

/** Where a form leads: to another page, or to the second step of a login. */
export interface NextStep {
  next?: string;
  twoFactorTicket?: string;
}

/** Sends a form as JSON to its button's address, and shows the errors beside their fields. Returns the next address. */
export async function submitForm(
  form: HTMLFormElement,
  button: HTMLElement | null,
  unreachable: string,
): Promise<NextStep> {
  if (!button || form.querySelector('.submit[aria-busy="true"]')) return {};
  setWorking(button, true);
  const action = button.getAttribute('formaction') ?? form.action;
  const response = await postJson(action, Object.fromEntries(new FormData(form)));
  const next = response && textIn(response.body, 'next');
  if (next) return { next };
  setWorking(button, false);
  const twoFactorTicket = response && textIn(response.body, 'twoFactorTicket');
  showOutcome(form, response?.body ?? { formError: unreachable });
  return { twoFactorTicket };
}

/** A field that is being mended is not wrong any more. */
export function clearError(field: Element): void {
  showFieldError(field, undefined);
}

function setWorking(button: HTMLElement, isWorking: boolean): void {
  const text = button.querySelector('.submit-text');
  if (!text) return;
  button.dataset.idle ??= text.textContent;
  button.setAttribute('aria-busy', String(isWorking));
  text.textContent = (isWorking ? button.dataset.working : button.dataset.idle) ?? '';
}

function showOutcome(form: HTMLFormElement, response: Record<string, unknown>): void {
  const errors = Array.isArray(response.fieldErrors) ? response.fieldErrors.filter(isRecord) : [];
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  const errorOf = ({ dataset }: HTMLElement) => errors.find(({ field }) => field === dataset.field);
  const first = fields.find(errorOf);
  for (const field of fields) {
    const error = errorOf(field);
    // With the focus that comes to a field, a screen reader says its error. Only where the focus is already, and stays, the error
    // is announced.
    const region = field.querySelector('.said');
    region?.setAttribute('aria-live', field === first && field.contains(document.activeElement) ? 'polite' : 'off');
    showFieldError(field, error && textIn(error, 'message'));
  }
  const formError = showText(form.querySelector<HTMLElement>('[data-form-error]'), textIn(response, 'formError'));
  const done = showText(form.querySelector<HTMLElement>('[data-done]'), textIn(response, 'done'));
  const usedOnce = form.querySelector<HTMLElement>('[data-once]');
  if (usedOnce) usedOnce.hidden = done !== null;
  const faulty = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  // Both are announced: the focus stays on the button, or goes to the heading where the button is gone.
  (faulty ?? (usedOnce?.hidden ? form.parentElement?.querySelector<HTMLElement>('h1') : null))?.focus();
  (formError ?? done)?.scrollIntoView({ block: 'nearest' });
}

function showFieldError(field: Element, message: string | undefined): void {
  showText(field.querySelector<HTMLElement>('.error'), message);
  for (const control of field.querySelectorAll('input, select')) {
    if (message) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
  }
}

/** Fills a place in and shows it, or hides it; gives the place where there is something to read. */
function showText(place: HTMLElement | null, text: string | undefined): HTMLElement | null {
  const words = place?.querySelector('span');
  if (!place || !words) return null;
  words.textContent = text ?? '';
  place.hidden = !text;
  return text ? place : null;
}
