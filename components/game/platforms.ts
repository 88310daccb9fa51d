import type { IconName } from '../ui/icons/Icon';
import { useTexts } from '../ui/text/useTexts';

interface GamePlatform {
  /** The product's name, the same in every language; null for a platform whose name is translated. */
  name: string | null;
  icon: IconName;
}

export const platforms: Record<string, GamePlatform> = {
  PC: { name: 'PC', icon: 'computer' },
  PS4: { name: 'PlayStation 4', icon: 'gamepad' },
  XONE: { name: 'Xbox One', icon: 'sticks' },
  SWITCH: { name: 'Nintendo Switch', icon: 'handheld' },
  MOBILE: { name: null, icon: 'mobile' },
};

export const platformOf = (code: string): GamePlatform =>
  platforms[code.toUpperCase()] ?? { name: code, icon: 'gamepad' };

export function usePlatformName(): (code: string) => string {
  const t = useTexts();
  return (code) => platformOf(code).name ?? t('game.platform.mobile');
}
