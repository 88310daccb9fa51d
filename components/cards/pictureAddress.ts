/** An SVG as a data URL, for an image inside another SVG. */
export const pictureAddress = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
