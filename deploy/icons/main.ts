import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { iconFile, iconSprite } from '../../components/ui/icons/iconSprite';

/** `npm run icons`: writes the symbols of icons to a file that has their hash in its name. */
rmSync(dirname(iconFile), { recursive: true, force: true });
mkdirSync(dirname(iconFile), { recursive: true });
writeFileSync(iconFile, iconSprite);
