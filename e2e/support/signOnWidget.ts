import { expect, type FrameLocator, type Page } from '@playwright/test';
import { translatorFor } from '../../platform/locale/translator';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import type { Credentials } from './players';
import { textsIn } from './texts';

/** The publisher's widget in the login modal. */
export const widgetIn = (page: Page): FrameLocator => page.getByRole('dialog').locator('iframe').contentFrame();

const inEnglish = translatorFor('en-US');

/** Finds a field by its label, because a password field has no role, and hidden views have the same labels. */
const field = (widget: FrameLocator, label: string) =>
  widget.getByLabel(label, { exact: true }).filter({ visible: true });

/** Waits until a person can type: the frame is inert until it has its height, and then it gets the focus. */
const untilShown = (widget: FrameLocator) =>
  expect
    .poll(() => widget.owner().evaluate((frame) => !frame.closest('[inert]') && frame === document.activeElement))
    .toBe(true);

export async function fillLogIn(
  widget: FrameLocator,
  { email, password }: Credentials,
  translate = inEnglish,
): Promise<void> {
  await untilShown(widget);
  await field(widget, translate('field.email')).fill(email);
  await field(widget, translate('field.password')).fill(password);
}

export async function fillSignUp(
  widget: FrameLocator,
  person: Credentials & { name: string },
  translate = inEnglish,
): Promise<void> {
  await fillLogIn(widget, person, translate);
  await field(widget, translate('field.nameOnPlatform')).fill(person.name);
  await field(widget, translate('field.day')).fill('14');
  await field(widget, translate('field.month')).fill('6');
  await field(widget, translate('field.year')).fill('1994');
}

/** Signs in through the modal on any page and waits until the header shows the player. */
export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  const widget = widgetIn(page);
  await fillLogIn(widget, credentials);
  await widget.getByRole('button', { name: 'Log in' }).click();
  await expect(accountButton(page)).toBeVisible();
}

/** The account button in the header; only players have it. */
export function accountButton(page: Page, locale: SupportedLocale = 'en-US') {
  const [words = ''] = textsIn(locale)('shell.header.account', { name: '|' }).split('|');
  return page.getByRole('button', { name: words });
}

export async function signOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('region', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click();
}
