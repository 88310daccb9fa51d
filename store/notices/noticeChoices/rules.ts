import type { NoticeChoice, NoticeSettings, QuietHours } from '../../../services/club/notices';

/** A choice of the player about notices: of a kind through a channel, or the quiet hours. */
export interface NoticeChange {
  choices: NoticeChoice[];
  quietHours?: QuietHours;
}

const isSame = (a: NoticeChoice, b: NoticeChoice) => a.kind === b.kind && a.channel === b.channel;

export const withChange = (before: NoticeChange | null, { choices, quietHours }: NoticeChange): NoticeChange => ({
  choices: [...(before?.choices ?? []).filter((choice) => !choices.some((each) => isSame(each, choice))), ...choices],
  quietHours: quietHours ?? before?.quietHours,
});

export const settingsWith = (saved: NoticeSettings, change: NoticeChange | null): NoticeSettings =>
  change === null
    ? saved
    : {
        ...saved,
        choices: saved.choices.map((choice) => change.choices.find((each) => isSame(each, choice)) ?? choice),
        quietHours: change.quietHours ?? saved.quietHours,
      };
