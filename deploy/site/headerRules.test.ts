import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { headerRules } from './headerRules';
import { settledLater } from './settledLater';

const [everywhere] = headerRules(settledLater, false);
const match = getPathMatch(everywhere?.source ?? '', { strict: true, removeUnnamedParams: true });

it.each(['/', '/en-US', '/fr-FR/game/meridian/pc/rewards', '/_next/static/chunks/a.js', '/a//b/', '/%ff'])(
  'gives %s the headers of every response, with no parameter to compile into them',
  (path) => {
    expect(match(path)).toEqual({});
  },
);
