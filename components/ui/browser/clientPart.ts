import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { loadPart } from './loadPart';

/**
 * A component that the browser loads when it is first rendered, and that the server leaves out:
 * `clientPart(() => import('./Dialog').then((module) => module.Dialog))`.
 */
export const clientPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  dynamic<Props>(() => loadPart(load), { ssr: false });
