import { existsSync, readFileSync } from 'node:fs';
import { drawSky } from './drawSky';
import { skyLayers, type SkyName } from './plans';
import skyFiles from './skyFiles.json';

const drawings = (['hero', 'heroPhone', 'call', 'login'] satisfies SkyName[]).flatMap((sky) =>
  skyLayers.map((layer) => ({ sky, layer, file: skyFiles[sky][layer] })),
);

test.each(drawings)(
  'the file of $sky, $layer matches the drawing code ("npm run pictures" updates it)',
  ({ sky, layer, file }) => {
    expect(existsSync(`.${file}`)).toBe(true);
    expect(readFileSync(`.${file}`, 'utf8')).toBe(drawSky(sky, layer));
  },
);

test.each(drawings)('$sky, $layer is well-formed', ({ sky, layer }) => {
  const picture = new DOMParser().parseFromString(drawSky(sky, layer), 'image/svg+xml');
  expect(picture.querySelector('parsererror')).toBeNull();
});
