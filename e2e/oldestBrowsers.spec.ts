import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { readSettings } from '../deploy/local/settings';
import { signOnAssets } from '../platform/sso/assets';
import { e2ePorts } from './support/settings';
import { expect, test } from './support/test';
import { textsIn } from './support/texts';

/** The syntax that the browsers of `browserslist` in package.json know. */
const oldestSyntax = { ecmaVersion: 2022, sourceType: 'module' } as const;

test('every script has only the syntax that the oldest supported browsers know', () => {
  const { buildFolder } = readSettings({ PORT: String(e2ePorts.site), PLATFORM_PORT: String(e2ePorts.platform) });
  const chunks = join(buildFolder, 'static', 'chunks');
  const files = readdirSync(chunks, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(100);
  const scripts = new Map(files.map((file) => [file, readFileSync(join(chunks, file), 'utf8')]));
  for (const [name, { read }] of signOnAssets().files) if (name.endsWith('.js')) scripts.set(name, String(read()));

  for (const [name, script] of scripts) expect(() => parse(script, oldestSyntax), name).not.toThrow();
});

test.describe('an older browser', () => {
  test.use({ expectedErrors: /ERR_FAILED|CORS policy/ });

  test('shows the page, and says what works', async ({ page }) => {
    const notice = page.getByText(textsIn('en-US')('shell.menu.oldBrowser'));
    await page.goto('/rewards');
    await expect(notice).toBeHidden();

    await page.route('**/*.js', (route) => route.abort());
    await page.route('/rewards', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/color-mix\(in srgb, ?red, ?red\)/, 'none');
      await route.fulfill({ response, body });
    });
    await page.goto('/rewards', { waitUntil: 'load' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
});
