import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';

export interface Vital {
  name: 'LCP' | 'INP' | 'CLS';
  /** Milliseconds, or the score of CLS. */
  value: number;
}

/** Tells the web vitals of this visit, each when the browser knows it: mostly when the reader leaves. Gives what ends that. */
export function watchVitals(tell: (vital: Vital) => void): () => void {
  let isWatched = 'PerformanceObserver' in window;
  if (!isWatched) return () => undefined;
  const take = (name: Vital['name'], places: number) => (metric: Metric) => {
    if (isWatched) tell({ name, value: Number(metric.value.toFixed(places)) });
  };
  onLCP(take('LCP', 0));
  onINP(take('INP', 0));
  onCLS(take('CLS', 4));
  return () => {
    isWatched = false;
  };
}
