import type { NoticeChoice, NoticeSettings } from '../../../services/club/notices';
import type { NoticeChange } from './slice';

const isSame = (a: NoticeChoice, b: NoticeChoice) => a.kind === b.kind && a.channel === b.channel;

const withChoices = (choices: readonly NoticeChoice[], changed: readonly NoticeChoice[]): NoticeChoice[] => [
  ...choices.filter((choice) => !changed.some((each) => isSame(each, choice))),
  ...changed,
];

/** A change and a later one together; the later one wins. */
export const withChange = (before: NoticeChange | null, { choices, quietHours }: NoticeChange): NoticeChange => ({
  choices: withChoices(before?.choices ?? [], choices),
  quietHours: quietHours ?? before?.quietHours,
});

/** The settings as they will be once a change is saved. */
export const settingsWith = (saved: NoticeSettings, change: NoticeChange | null): NoticeSettings =>
  change === null
    ? saved
    : {
        ...saved,
        choices: withChoices(saved.choices, change.choices),
        quietHours: change.quietHours ?? saved.quietHours,
      };
