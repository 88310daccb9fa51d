import { eventChannel } from 'redux-saga';
import { call, cancel, fork, put, type SagaGenerator, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { hasPrivacySignal, keepChoice, onChoiceElsewhere, readChoice } from '../../services/metrics/choiceStorage';
import { appMounted } from '../support/appMounted';
import { getDependencies } from '../support/dependencies';
import { isLostScript } from '../support/isLostScript';
import { safely } from '../support/safely';
import { selectMayMeasure } from './selectors';
import { choiceMade, choiceRead } from './slice';

function* followBrowser(): SagaGenerator<void> {
  yield* readBrowser();
  const changes = eventChannel<true>((emit) => onChoiceElsewhere(() => emit(true)));
  yield* takeEvery(changes, safely(readBrowser));
}

function* readBrowser(): SagaGenerator<void> {
  const { now } = yield* getDependencies();
  yield* put(choiceRead({ choice: yield* call(readChoice, now()), isSignalled: yield* call(hasPrivacySignal) }));
}

function* rememberChoice({ payload: choice }: ReturnType<typeof choiceMade>): SagaGenerator<void> {
  const { now } = yield* getDependencies();
  yield* call(keepChoice, choice, now());
}

function* followConsent(): SagaGenerator<void> {
  for (;;) {
    yield* untilMayMeasure(true);
    const measuring = yield* fork(safely(measureWhenIdle));
    yield* untilMayMeasure(false);
    yield* cancel(measuring);
  }
}

function* untilMayMeasure(wanted: boolean): SagaGenerator<void> {
  while ((yield* select(selectMayMeasure)) !== wanted) yield* take('*');
}

/** Loads the measuring code only with consent, and once the page is idle. A page that cannot load it is not measured. */
function* measureWhenIdle(): SagaGenerator<void> {
  const { whenIdle } = yield* getDependencies();
  yield* call(whenIdle);
  try {
    const { measure } = yield* call(() => import('./measure'));
    yield* call(measure);
  } catch (error) {
    if (!isLostScript(error)) throw error;
  }
}

export function* metricsSaga(): SagaGenerator<void> {
  yield* takeLatest(appMounted, safely(followBrowser));
  yield* takeEvery(choiceMade, safely(rememberChoice));
  yield* fork(safely(followConsent));
}
