/** Types of subset-font 2.9.0, which has none of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features to keep, with the glyphs that only they use. */
    keepFeatures: readonly string[];
    /** A range to limit an axis to, or a value to fix it at. */
    variationAxes: Record<string, number | { min: number; max: number }>;
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
