import dynamic from 'next/dynamic';
import type { ComponentType, ReactNode } from 'react';
import { loadPart } from './loadPart';

/**
 * A component that the browser loads when it is first rendered, and that the server leaves out:
 * `clientPart(() => import('./Dialog').then((module) => module.Dialog))`. `loading` stands in its place meanwhile.
 */
export const clientPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading?: () => ReactNode,
): ComponentType<Props> => dynamic<Props>(() => loadPart(load), { ssr: false, ...(loading && { loading }) });
