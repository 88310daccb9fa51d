import { writeFileSync } from 'node:fs';
import { endpointTable } from '../../services/endpointTable';
import { callsPage } from './callsPage';

writeFileSync('docs/calls.md', callsPage(endpointTable));
