import { createBeacon } from './beacon';
import type { CreateVendors } from './events';
import { createTagContainers } from './tagContainers';

/** The vendors of this site: the publisher's beacon, and the data layer of the tag containers. */
export const createVendors: CreateVendors = (settings) => [createBeacon(settings), createTagContainers(settings)];
