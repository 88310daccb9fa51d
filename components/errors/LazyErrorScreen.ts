import dynamic from 'next/dynamic';
import { loadPart } from '../ui/browser/loadPart';

/** The screen of an error on a page that has content of its own: its code loads when it is shown. */
export const LazyErrorScreen = dynamic(
  () => loadPart(() => import('./ErrorScreen/ErrorScreen').then((module) => module.ErrorScreen)),
  { ssr: false },
);
