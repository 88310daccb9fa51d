/** An SVG as an address that stands for itself, for drawings inside a drawing. */
export const pictureAddress = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
