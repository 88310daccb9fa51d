import { createBeacon } from './beacon';
import type { CreateVendors } from './events';
import { createTagContainers } from './tagContainers';

export const createVendors: CreateVendors = (settings) => [createBeacon(settings), createTagContainers(settings)];
