import type { FigureName } from './figures';

/** The figure of each Star Player, by id. */
const owners: Readonly<Record<string, FigureName>> = {
  'tamsin-reed': 'heron',
  okonkwo: 'wheel',
  'mirelle-k': 'lantern',
  'sanna-vihl': 'lyre',
  'ysolde-k': 'crown',
  'teodor-lask': 'key',
  'junko-arai': 'moth',
  'old-bram': 'anchor',
};

/** A Star Player's figure; null for one that only has the services' picture. */
export const figureOf = (id: string): FigureName | null => owners[id] ?? null;
