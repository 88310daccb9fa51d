import { lazyPart } from '../ui/browser/lazyPart';

export const loadKeptPlayer = () => import('./KeptPlayer');

export const KeptDashboard = lazyPart(() => import('./KeptPlayer').then((module) => module.KeptDashboard));

export const KeptUnits = lazyPart(() => import('./KeptPlayer').then((module) => module.KeptUnits));
