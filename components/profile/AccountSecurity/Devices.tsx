import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Device } from '../../../services/account/devices';
import { deviceEndRequested, devicesRequested } from '../../../store/profile/devices/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Button } from '../../ui/buttons/Button';
import { Loading } from '../../ui/feedback/Loading';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { profileTexts } from '../profile.messages';
import { ErrorText, ProfileSection, SectionHeading, SectionNote } from '../ProfileSection.styles';
import { deviceTemplates, deviceTexts } from './security.messages';

/** Where the player is signed in, with a button to sign out on each other device. */
export function Devices() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { status, devices, ending } = usePlayerSelector((state) => state.devices);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = useRef(devices.length);
  useEffect(() => {
    dispatch(devicesRequested());
  }, [dispatch]);

  // Signing out a device removes the focused button.
  useEffect(() => {
    if (devices.length < count.current && document.activeElement === document.body) heading.current?.focus();
    count.current = devices.length;
  }, [devices.length]);

  return (
    <ProfileSection>
      <div>
        <SectionHeading ref={heading} tabIndex={-1}>
          <FormattedMessage {...deviceTexts.title} />
        </SectionHeading>
        <SectionNote>
          <FormattedMessage {...deviceTexts.lead} />
        </SectionNote>
      </div>
      {status === 'failed' && (
        <>
          <ErrorText role="alert">
            <FormattedMessage {...deviceTexts.failed} />
          </ErrorText>
          <div>
            <Button variant="outline" size="small" icon="retry" onClick={() => dispatch(devicesRequested())}>
              <FormattedMessage {...profileTexts.retry} />
            </Button>
          </div>
        </>
      )}
      {(status === 'idle' || status === 'loading') && devices.length === 0 && (
        <Loading label={formatMessage(deviceTexts.loading)}>
          <Skeleton $height="64px" />
        </Loading>
      )}
      {devices.length > 0 && (
        <ul>
          {devices.map((device) => (
            <DeviceRow key={device.deviceId} device={device} isEnding={ending.deviceId === device.deviceId} />
          ))}
        </ul>
      )}
      {ending.failure && (
        <ErrorText role="alert">
          <FormattedMessage {...deviceTexts.notEnded} />
        </ErrorText>
      )}
    </ProfileSection>
  );
}

function DeviceRow({
  device: { deviceId, name, signInDate, isCurrent },
  isEnding,
}: {
  device: Device;
  isEnding: boolean;
}) {
  const { formatDate, formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const device = name ?? formatMessage(deviceTexts.unknown);
  const date = formatDate(signInDate, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Row>
      <div>
        <DeviceTitle>{device}</DeviceTitle>
        <DeviceLine>
          {isCurrent ? (
            <FormattedMessage {...deviceTexts.current} />
          ) : (
            <FormattedMessage {...deviceTemplates.since} values={{ date }} />
          )}
        </DeviceLine>
      </div>
      {!isCurrent && (
        <Button
          variant="outline"
          size="small"
          aria-label={isEnding ? undefined : formatMessage(deviceTemplates.signOutOf, { device, date })}
          working={isEnding && formatMessage(deviceTexts.signOut)}
          onClick={() => dispatch(deviceEndRequested(deviceId))}
        >
          <FormattedMessage {...deviceTexts.signOut} />
        </Button>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  min-height: 64px;
  padding-block: ${tokens.space[2]};
  border-bottom: 1px solid ${tokens.on.hairline};

  &:first-child {
    border-top: 1px solid ${tokens.on.hairline};
  }
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const DeviceTitle = styled.p`
  ${text.cardTitle}
`;

const DeviceLine = styled.p`
  ${text.small}
  color: ${tokens.on.muted};
`;
