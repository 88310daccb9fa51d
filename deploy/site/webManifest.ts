import { brand } from '../../components/brand/brand';
import { tokens } from '../../components/theme/tokens';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/static/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const webManifest = {
  id: '/',
  name: brand.club,
  short_name: brand.wordmark.strong,
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: tokens.color.ink950,
  theme_color: tokens.color.ink950,
  icons: [
    { src: '/static/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon('icon-192', 192, 'any'),
    icon('icon-512', 512, 'any'),
    icon('maskable-512', 512, 'maskable'),
  ],
};
