import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Device } from '../../services/account/devices';
import { devices, signOutDevice } from '../../store/profile/tasks';
import { useResource } from '../../store/support/useResource';
import { useTask } from '../../store/support/useTask';
import { Button } from '../ui/buttons/Button';
import { SectionLoading } from './SectionLoading';
import { FormSection, RowTitle, SectionHeading, SectionNote, SectionRow } from '../ui/fields/Form.styles';
import { ErrorText } from '../ui/text/ErrorText';
import { useTexts } from '../ui/text/useTexts';

export function Devices() {
  const t = useTexts();
  const { status, data, load } = useResource(devices, null);
  const ending = useTask(signOutDevice);
  const heading = useRef<HTMLHeadingElement>(null);
  const length = data?.length ?? 0;
  const count = useRef(length);

  // Signing out a device removes the focused button.
  useEffect(() => {
    if (length < count.current && document.activeElement === document.body) heading.current?.focus();
    count.current = length;
  }, [length]);

  return (
    <FormSection>
      <div>
        <SectionHeading ref={heading} tabIndex={-1}>
          {t('profile.devices.title')}
        </SectionHeading>
        <SectionNote>{t('profile.devices.lead')}</SectionNote>
      </div>
      {(status === 'failed' || length === 0) && status !== 'loaded' && (
        <SectionLoading
          status={status}
          loading="profile.devices.loading"
          failed="profile.devices.failed"
          onRetry={load}
        />
      )}
      {data !== null && length > 0 && (
        <ul>
          {data.map((device) => (
            <DeviceRow
              key={device.deviceId}
              device={device}
              isEnding={ending.input?.[0] === device.deviceId}
              onEnd={() => void ending.run(device.deviceId)}
            />
          ))}
        </ul>
      )}
      {ending.failure && <ErrorText>{t('profile.devices.notEnded')}</ErrorText>}
    </FormSection>
  );
}

interface DeviceRowProps {
  device: Device;
  isEnding: boolean;
  onEnd: () => void;
}

function DeviceRow({ device: { name, signInDate, isCurrent }, isEnding, onEnd }: DeviceRowProps) {
  const { formatDate } = useIntl();
  const t = useTexts();
  const device = name ?? t('profile.devices.unknown');
  const date = formatDate(signInDate, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <SectionRow>
      <div>
        <RowTitle>{device}</RowTitle>
        <SectionNote>{isCurrent ? t('profile.devices.current') : t('profile.devices.since', { date })}</SectionNote>
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
