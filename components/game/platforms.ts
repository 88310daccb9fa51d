import type { IconName } from '../ui/icons/iconPaths';

interface GamePlatform {
  /** A product's own name, the same in every language; null for one that has none. */
  name: string | null;
  icon: IconName;
}

const platforms: Record<string, GamePlatform> = {
  PC: { name: 'PC', icon: 'computer' },
  PS4: { name: 'PlayStation 4', icon: 'gamepad' },
  XONE: { name: 'Xbox One', icon: 'sticks' },
  SWITCH: { name: 'Nintendo Switch', icon: 'handheld' },
  MOBILE: { name: null, icon: 'mobile' },
};

/** A platform's name and sign; one nobody knows here goes by its code. */
export const platformOf = (code: string): GamePlatform =>
  platforms[code.toUpperCase()] ?? { name: code, icon: 'gamepad' };
