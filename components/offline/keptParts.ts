import { lazyPart } from '../ui/browser/lazyPart';

export const loadKeptPlayer = () => import('./KeptPlayer');

export const KeptDashboard = lazyPart(() => loadKeptPlayer().then((module) => module.KeptDashboard));

export const KeptUnits = lazyPart(() => loadKeptPlayer().then((module) => module.KeptUnits));
