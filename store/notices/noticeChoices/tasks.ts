import { put } from 'typed-redux-saga';
import { chooseNotices, getNoticeChoices } from '../../../services/club/notices';
import { callService } from '../../support/callService';
import { createResource } from '../../support/createResource';
import { settleLast } from '../../support/settleLast';
import { withChange } from './rules';

/** What the player has chosen about notices, as it is saved. */
export const noticeSettings = createResource({
  name: 'noticeSettings',
  select: (state) => state.noticeSettings,
  fetch: () => callService(getNoticeChoices, null),
});

/** Changes of these settings, which show before they are saved. */
export const noticeChange = settleLast({
  name: 'noticeChange',
  select: (state) => state.noticeChange,
  *save(change) {
    yield* put(noticeSettings.fetched(yield* callService(chooseNotices, change)));
  },
  merge: withChange,
});
