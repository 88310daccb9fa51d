import { readFileSync } from 'node:fs';
import { drawingAddress } from './drawingAddress';
import { drawings } from './drawings';

it.each(drawings)('the file of %s is well-formed and matches its code ("npm run pictures" updates it)', (name, svg) => {
  expect(readFileSync(`.${drawingAddress(name)}`, 'utf8')).toBe(svg);
  expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
});
