import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { iconFile, iconSprite } from '../../components/ui/icons/iconSprite';

/** The symbols of icons, in a file that has their hash in its name. */
export function writeIconSprite(): void {
  rmSync(dirname(iconFile), { recursive: true, force: true });
  mkdirSync(dirname(iconFile), { recursive: true });
  writeFileSync(iconFile, iconSprite);
}
