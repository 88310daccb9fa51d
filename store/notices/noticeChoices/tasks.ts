import { put } from 'typed-redux-saga';
import { chooseNotices, getNoticeChoices } from '../../../services/club/notices';
import { callService } from '../../support/callService';
import { createResource } from '../../support/createResource';
import { settleLast } from '../../support/settleLast';
import { withChange } from './rules';

export const noticeSettings = createResource({
  name: 'noticeSettings',
  select: (state) => state.noticeSettings,
  fetch: () => callService(getNoticeChoices, null),
});

export const noticeChange = settleLast({
  name: 'noticeChange',
  select: (state) => state.noticeChange,
  *save(change) {
    yield* put(noticeSettings.fetched(yield* callService(chooseNotices, change)));
  },
  merge: withChange,
});
