import { buffers, eventChannel } from 'redux-saga';
import { put, type SagaGenerator, takeLatest, throttle } from 'typed-redux-saga';
import { appMounted } from '../support/appMounted';
import { safely } from '../support/safely';
import { windowResized, windowScrolled } from './slice';

/** In ms (spec 9, Header and layout). */
export const resizeThrottleMs = 50;
export const scrollThrottleMs = 20;

function* watchWindow(): SagaGenerator<void> {
  yield* measure();
  yield* follow();
  yield* throttle(resizeThrottleMs, eventsOf('resize'), safely(measure));
  yield* throttle(scrollThrottleMs, eventsOf('scroll'), safely(follow));
}

function* measure(): SagaGenerator<void> {
  yield* put(windowResized({ windowWidth: window.innerWidth, windowHeight: window.innerHeight }));
}

function* follow(): SagaGenerator<void> {
  yield* put(windowScrolled(window.scrollY));
}

/** Keeps only the last event: the worker reads the current values from the window. */
const eventsOf = (type: 'resize' | 'scroll') =>
  eventChannel<Event>((emit) => {
    window.addEventListener(type, emit, { passive: true });
    return () => window.removeEventListener(type, emit);
  }, buffers.sliding(1));

export function* windowSaga(): SagaGenerator<void> {
  yield* takeLatest(appMounted, safely(watchWindow));
}
