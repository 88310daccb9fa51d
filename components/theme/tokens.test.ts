import { tokens } from './tokens';

const { color, line } = tokens;

const channelsOf = (hex: string) => [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));

/** The relative luminance of WCAG 2. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each(['ink950', 'ink900', 'ink800'] as const)('the line of a field has 3:1 on %s', (name) => {
  const [red = 0, green = 0, blue = 0, alpha = 0] = line.field.match(/[\d.]+/g)?.map(Number) ?? [];
  const inside = channelsOf(color.ink950);
  const drawn = luminance(
    [red, green, blue].map((channel, index) => channel * alpha + (inside[index] ?? 0) * (1 - alpha)),
  );
  expect((drawn + 0.05) / (luminance(channelsOf(color[name])) + 0.05)).toBeGreaterThanOrEqual(3);
});
