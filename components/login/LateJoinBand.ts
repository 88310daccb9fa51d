import { islandPart } from '../shell/Island';

/** The band that asks to join, for the end of a prerendered page: its code loads once it is near the window. */
export const LateJoinBand = islandPart(() => import('./JoinBand').then((module) => module.JoinBand));
