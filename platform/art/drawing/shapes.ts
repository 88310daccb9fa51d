/** SVG elements as text. `extra` is further attributes, as written in SVG. */
import { tenth } from './numbers';

export const fill = (data: string, paint: string, extra = ''): string => `<path d="${data}" fill="${paint}" ${extra}/>`;

export const stroke = (data: string, paint: string, width = 1, opacity = 1, extra = ''): string =>
  `<path d="${data}" fill="none" stroke="${paint}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''} ${extra}/>`;

export const circle = (x: number, y: number, radius: number, paint: string, extra = ''): string =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="${paint}" ${extra}/>`;

export const rect = (x: number, y: number, width: number, height: number, paint: string, extra = ''): string =>
  `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}" fill="${paint}" ${extra}/>`;

export const group = (attributes: string, ...children: string[]): string => `<g ${attributes}>${children.join('')}</g>`;

export const moved = (x: number, y: number): string => `translate(${tenth(x)} ${tenth(y)})`;

export const escaped = (text: string): string => text.replace(/&/g, '&amp;');
