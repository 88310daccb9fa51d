import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';

export interface Vital {
  name: 'LCP' | 'INP' | 'CLS';
  /** Milliseconds, or the score of CLS. */
  value: number;
}

export function watchVitals(report: (vital: Vital) => void): () => void {
  let isWatched = 'PerformanceObserver' in window;
  if (!isWatched) return () => undefined;
  const take = (name: Vital['name'], places: number) => (metric: Metric) => {
    if (isWatched) report({ name, value: Number(metric.value.toFixed(places)) });
  };
  onLCP(take('LCP', 0));
  onINP(take('INP', 0));
  onCLS(take('CLS', 4));
  return () => {
    isWatched = false;
  };
}
