import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { render } from '@testing-library/react';
import { renderWithStore } from '../../testing/renderWithStore';
import { Rarity, rarityStars } from '../text/Rarity';
import { Coin } from './Coin';
import { Icon, type IconName, shortIconPaths } from './Icon';
import { iconPaths } from './iconPaths';
import { iconFile, iconSprite } from './iconSprite';

const sprite = new DOMParser().parseFromString(iconSprite, 'image/svg+xml');
const drawings = { ...iconPaths, ...shortIconPaths };
const names = Object.keys(drawings).filter((name): name is IconName => name in drawings);
const rarities = Object.keys(rarityStars).filter((name): name is keyof typeof rarityStars => name in rarityStars);

/** The symbols that a page refers to. */
const referencesOf = (page: Element) =>
  [...page.querySelectorAll('use')].map((use) => use.getAttribute('href')?.replace(/^[^#]*#/, ''));

it('is well formed', () => {
  expect(sprite.querySelector('parsererror')).toBeNull();
});

it('is in the folder of files as it is now, with its hash in its name: npm run icons writes it', () => {
  expect(readdirSync(dirname(iconFile))).toEqual([basename(iconFile)]);
  expect(readFileSync(iconFile, 'utf8')).toBe(iconSprite);
  expect(iconFile).toMatch(/\/icons\.[0-9a-f]{10}\.svg$/);
});

it.each(names)('has the icon %s, or the page draws it', (name) => {
  const { container } = render(<Icon name={name} />);
  const [reference] = referencesOf(container);
  expect(
    reference ? sprite.getElementById(reference)?.querySelector('path') : container.querySelector('path'),
  ).toBeTruthy();
});

it('has the coins and the stars of every rarity in every size', () => {
  const { container } = renderWithStore(
    <>
      <Coin />
      <Coin isInverted />
      {rarities.flatMap((rarity) =>
        (['large', 'normal', 'small'] as const).map((size) => (
          <Rarity key={rarity + size} rarity={rarity} size={size} />
        )),
      )}
    </>,
  );
  const references = referencesOf(container);
  expect(new Set(references).size).toBe(2 + 3 * rarities.length);
  for (const reference of references)
    expect(sprite.getElementById(reference ?? '')?.childElementCount).toBeGreaterThan(0);
});
