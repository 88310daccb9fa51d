import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { NoticeKind, NoticeSettings, QuietHours } from '../../../services/club/notices';
import { type NoticeChange, settingsWith } from '../../../store/notices/noticeChoices/rules';
import {
  noticeChange,
  noticeSettings,
  pushEndpoint,
  startPush,
  stopPush,
} from '../../../store/notices/noticeChoices/tasks';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { useResource } from '../../../store/support/useResource';
import { useTask } from '../../../store/support/useTask';
import { DoneStatus, FailedStatus } from '../../ui/fields/Form';
import { choiceFailureText } from '../../ui/text/failureText';
import { FormSection, SectionNote } from '../../ui/fields/Form.styles';
import { SectionLoading } from '../../ui/fields/ListSection';
import { ErrorText } from '../../ui/text/ErrorText';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Select } from '../../ui/fields/Select';
import { Toggle } from '../../ui/fields/Toggle';
import { Cluster } from '../../ui/layout/Cluster';
import { TopTitle } from '../../ui/text/Title';
import { useTexts } from '../../ui/text/useTexts';

/** A change is saved immediately, and reverted if that fails. */
export function NoticeChoices() {
  const t = useTexts();
  const { status, data, load } = useResource(noticeSettings, null);
  const { pending, outcome } = usePlayerSelector(noticeChange.select);
  return (
    <FormSection>
      <div>
        <TopTitle look="t1">{t('notices.title')}</TopTitle>
        <SectionNote>{t('notices.choices.lead')}</SectionNote>
      </div>
      {data ? (
        <Choices settings={settingsWith(data, pending)} outcome={outcome} />
      ) : (
        <ChoicesPlace>
          <SectionLoading
            status={status}
            loading="autoBank.loading"
            failed="autoBank.loadFailed"
            onRetry={load}
            height={288}
          />
        </ChoicesPlace>
      )}
    </FormSection>
  );
}

/** About as tall as the choices, so that what is below stays where it is. */
const ChoicesPlace = styled.div`
  min-height: 780px;

  ${media.below.tablet} {
    min-height: 1070px;
  }
`;

type Place = NoticeKind | 'quietHours';

type Outcome = ReturnType<typeof noticeChange.select>['outcome'];

function Choices({ settings, outcome }: { settings: NoticeSettings; outcome: Outcome }) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  // The section is longer than a phone's screen: how a change ended is said where the player is.
  const [lastChosen, setLastChosen] = useState<Place>();
  const outcomeAt = (place: Place) => (lastChosen === place ? outcome : null);
  const hasPush = settings.push !== null && settings.push.endpoints.length > 0;
  const kinds = [...new Set(settings.choices.map(({ kind }) => kind))];
  const shownHours = settings.hasChosenZone
    ? settings.quietHours
    : { ...settings.quietHours, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  // The first change also notes the browser's time zone.
  const choose = (place: Place, change: NoticeChange) => {
    setLastChosen(place);
    dispatch(noticeChange.chosen(settings.hasChosenZone ? change : { quietHours: shownHours, ...change }));
  };
  return (
    <>
      <div>
        {kinds.map((kind) => (
          <Kind as="fieldset" key={kind} $gap={[0, 6]} $justify="space-between">
            <legend>{t(`notices.kind.${kind}`)}</legend>
            <Channels $gap={[0, 6]}>
              {settings.choices
                .filter(({ kind: own, channel }) => own === kind && (channel !== 'push' || hasPush))
                .map(({ channel, isChosen }) => (
                  <Toggle
                    key={channel}
                    checked={isChosen}
                    onChange={({ target }) => choose(kind, { choices: [{ kind, channel, isChosen: target.checked }] })}
                  >
                    {t(`notices.channel.${channel}`)}
                  </Toggle>
                ))}
            </Channels>
            <ChangeStatus outcome={outcomeAt(kind)} />
          </Kind>
        ))}
      </div>
      {!settings.isEmailVerified && <SectionNote>{t('notices.choices.unverified')}</SectionNote>}
      {settings.push && 'PushManager' in window && <PushChoice push={settings.push} />}
      <QuietHoursChoice
        quietHours={shownHours}
        outcome={outcomeAt('quietHours')}
        onChoose={(quietHours) => choose('quietHours', { choices: [], quietHours })}
      />
    </>
  );
}

function ChangeStatus({ outcome }: { outcome: Outcome }) {
  const t = useTexts();
  const failed = choiceFailureText(outcome, 'autoBank.failed');
  return (
    <>
      <FailedStatus>{failed && t(failed)}</FailedStatus>
      <DoneStatus>{outcome === 'saved' && t('notices.choices.saved')}</DoneStatus>
    </>
  );
}

function PushChoice({ push }: { push: NonNullable<NoticeSettings['push']> }) {
  const t = useTexts();
  const { data: endpoint } = useResource(pushEndpoint, null);
  const starting = useTask(startPush);
  const stopping = useTask(stopPush);
  // After a sign-out elsewhere, or for another player, the browser may still have an address that is not the player's.
  const isOn = endpoint !== null && push.endpoints.includes(endpoint);
  const isWorking = starting.status === 'loading' || stopping.status === 'loading';
  const change = () => (isOn ? stopping.run(endpoint) : starting.run(push.publicKey));
  return (
    <div>
      <Toggle checked={isOn !== isWorking} note={t('notices.push.line')} onChange={() => void change()}>
        {t('notices.push.label')}
      </Toggle>
      {starting.output === false && <ErrorText>{t('notices.push.denied')}</ErrorText>}
      {starting.failure && <ErrorText>{t('autoBank.failed')}</ErrorText>}
    </div>
  );
}

const { on, space } = tokens;

const Kind = styled(Cluster)`
  padding: ${space[2]} 0;
  border-bottom: 1px solid ${on.hairline};

  legend {
    ${text.label}
    float: left;
    padding: 0;
  }
  > [role='status'] {
    width: 100%;
  }
`;

const Channels = styled(Cluster)`
  ${text.small}

  label {
    min-height: ${tokens.control.tap};
  }

  ${media.below.tablet} {
    width: 100%;
  }
`;

interface QuietHoursChoiceProps {
  quietHours: QuietHours;
  outcome: Outcome;
  onChoose: (quietHours: QuietHours) => void;
}

function QuietHoursChoice({ quietHours, outcome, onChoose }: QuietHoursChoiceProps) {
  const { formatTime } = useIntl();
  const t = useTexts();
  const { isOn, timeZone } = quietHours;
  const times = Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: formatTime(Date.UTC(2024, 0, 1, hour), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
  }));
  return (
    <>
      <Toggle
        checked={isOn}
        note={t('notices.quiet.line')}
        onChange={({ target }) => onChoose({ ...quietHours, isOn: target.checked })}
      >
        {t('notices.quiet.label')}
      </Toggle>
      <ChangeStatus outcome={outcome} />
      {isOn && (
        <Fields>
          {(['from', 'until'] as const).map((end) => (
            <Select
              key={end}
              label={t(`notices.quiet.${end}`)}
              options={times}
              value={String(quietHours[end])}
              onChange={(hour) => onChoose({ ...quietHours, [end]: Number(hour) })}
            />
          ))}
          <ZoneSelect value={timeZone} onChange={(zone) => onChoose({ ...quietHours, timeZone: zone })} />
        </Fields>
      )}
    </>
  );
}

interface ZoneSelectProps {
  value: string;
  onChange: (zone: string) => void;
}

/** Of the time zone database, whose names are English; the time of a zone has a name in every language. */
function ZoneSelect({ value, onChange }: ZoneSelectProps) {
  const { formatDateToParts } = useIntl();
  const t = useTexts();
  // Hundreds of names take a phone a while, and every press of a switch renders this.
  const options = useMemo(() => {
    const labelOf = (zone: string) => {
      const parts = formatDateToParts(undefined, { timeZone: zone, timeZoneName: 'longGeneric' });
      const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
      return [zone.replaceAll('_', ' '), name].flatMap((part) => part ?? []).join(' · ');
    };
    return zonesWith(value).map((zone) => ({ value: zone, label: labelOf(zone) }));
  }, [formatDateToParts, value]);
  return <Select label={t('notices.quiet.zone')} options={options} value={value} onChange={onChange} />;
}

/** Every time zone of the browser, and the player's, in place of the newer or older name that the browser may have for it. */
const zonesWith = (timeZone: string) => {
  const own = browserNameOf(timeZone);
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== own);
  return [...new Set([...others, 'UTC', timeZone])].toSorted();
};

/** `Europe/Kiev` for `Europe/Kyiv`; the name itself where the browser does not know the zone. */
function browserNameOf(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat([], { timeZone }).resolvedOptions().timeZone;
  } catch {
    return timeZone;
  }
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr 2fr;
  gap: ${tokens.space[4]};

  ${media.below.tablet} {
    grid-template-columns: 1fr 1fr;

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
