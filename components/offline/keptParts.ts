import { clientPart } from '../ui/browser/clientPart';

export const loadKeptPlayer = () => import('./KeptPlayer');

export const KeptDashboard = clientPart(() => loadKeptPlayer().then((module) => module.KeptDashboard));

export const KeptUnits = clientPart(() => loadKeptPlayer().then((module) => module.KeptUnits));
