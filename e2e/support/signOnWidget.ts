import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { Credentials } from './players';

/** The publisher's widget in the login modal. */
export const widgetIn = (page: Page): FrameLocator => page.getByRole('dialog').locator('iframe').contentFrame();

/** Text fields have a role; password fields have none, and the views that do not show have the same labels. */
const field = (widget: FrameLocator, label: string) =>
  widget.getByLabel(label, { exact: true }).filter({ visible: true });

export async function fillLogIn(widget: FrameLocator, { email, password }: Credentials): Promise<void> {
  await field(widget, 'E-mail').fill(email);
  await field(widget, 'Password').fill(password);
}

export async function fillSignUp(widget: FrameLocator, person: Credentials & { name: string }): Promise<void> {
  await fillLogIn(widget, person);
  await field(widget, 'Name other players see').fill(person.name);
  await field(widget, 'Day').fill('14');
  await field(widget, 'Month').fill('6');
  await field(widget, 'Year').fill('1994');
}

/** Signs in through the modal, from any page of a visitor, and waits until the club knows. */
export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  const widget = widgetIn(page);
  await fillLogIn(widget, credentials);
  await widget.getByRole('button', { name: 'Log in' }).click();
  await expect(accountButton(page)).toBeVisible();
}

/** The player's corner of the header: there for players only. */
export const accountButton = (page: Page) => page.getByRole('button', { name: /^Your account, / });

export async function signOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('region', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click();
}
