import { writeFileSync } from 'node:fs';
import { endpointTable } from '../../services/endpointTable';
import { callsPage } from './callsPage';

/** Writes the page of all calls. */
writeFileSync('docs/calls.md', callsPage(endpointTable));
