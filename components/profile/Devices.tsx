import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Device } from '../../services/account/accountCare';
import { signOutEverywhere } from '../../store/account/tasks';
import { devices, signOutDevice } from '../../store/profile/tasks';
import { isOutcomeUnknown } from '../../store/support/failures';
import { useResource } from '../../store/support/useResource';
import { useTask } from '../../store/support/useTask';
import { Button } from '../ui/buttons/Button';
import { Form } from '../ui/fields/Form';
import { SectionNote, SectionRow } from '../ui/fields/Form.styles';
import { ListSection } from '../ui/fields/ListSection';
import { Text } from '../ui/layout/Text';
import { Announcement } from '../ui/text/Announcement';
import { ErrorText } from '../ui/text/ErrorText';
import { useTexts } from '../ui/text/useTexts';
import { failureText } from '../ui/text/failureText';

export function Devices() {
  const t = useTexts();
  const { status, data, load } = useResource(devices, null);
  const ending = useTask(signOutDevice);
  const [ended, setEnded] = useState<Device | null>(null);
  const end = async (device: Device) => {
    const outcome = await ending.run(device.deviceId);
    if (outcome && 'output' in outcome) setEnded(device);
  };
  return (
    <ListSection
      title={t('profile.devices.title')}
      lead={t('profile.devices.lead')}
      status={status}
      loading="profile.devices.loading"
      failed="profile.devices.failed"
      onRetry={load}
      items={(data ?? []).map((device) => (
        <DeviceRow
          key={device.deviceId}
          device={device}
          isEnding={ending.input?.[0] === device.deviceId}
          onEnd={() => void end(device)}
        />
      ))}
    >
      <Announcement
        text={ended ? t('profile.devices.ended', { device: ended.name ?? t('profile.devices.unknown') }) : ''}
      />
      {ending.failure && <ErrorText>{t(failureText(ending.failure, 'profile.devices.notEnded'))}</ErrorText>}
    </ListSection>
  );
}

interface DeviceRowProps {
  device: Device;
  isEnding: boolean;
  onEnd: () => void;
}

function DeviceRow({ device: { name, lastUseDate, countryCode, isCurrent }, isEnding, onEnd }: DeviceRowProps) {
  const { formatDate, formatDisplayName } = useIntl();
  const t = useTexts();
  const device = name ?? t('profile.devices.unknown');
  const date = formatDate(lastUseDate, { dateStyle: 'medium', timeStyle: 'short' });
  const country = countryCode && formatDisplayName(countryCode, { type: 'region' });
  const use = isCurrent ? t('profile.devices.current') : t('profile.devices.used', { date });
  return (
    <SectionRow>
      <div>
        <Text $type="cardTitle">{device}</Text>
        <SectionNote>{country ? `${use} · ${country}` : use}</SectionNote>
      </div>
      {!isCurrent && (
        <Button
          variant="outline"
          size="small"
          aria-label={isEnding ? undefined : t('profile.devices.signOutOf', { device, date })}
          working={isEnding && t('profile.devices.signOut')}
          onClick={onEnd}
        >
          {t('profile.devices.signOut')}
        </Button>
      )}
    </SectionRow>
  );
}

/** This browser is signed out too. */
export function SignOutEverywhere() {
  const t = useTexts();
  const { status, failure, run, reset } = useTask(signOutEverywhere);
  const isUnsure = failure !== null && isOutcomeUnknown(failure);
  return (
    <Form
      title={t('profile.everywhere.title')}
      lead={t('profile.everywhere.lead')}
      question={{
        text: t('profile.everywhere.ask'),
        keep: t('profile.everywhere.keep'),
        // An attempt that may have been carried out cannot be taken back.
        onKeep: () => !isUnsure && reset(),
      }}
      error={failure && t(failureText(failure, 'profile.everywhere.failed'))}
      action={t('profile.everywhere.title')}
      working={status === 'loading' && t('profile.everywhere.working')}
      onSubmit={() => void run(isUnsure)}
    />
  );
}
