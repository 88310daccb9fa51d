import { useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { calendar, startCalendar, stopCalendar } from '../../store/units/tasks';
import { useResource } from '../../store/support/useResource';
import { useTask } from '../../store/support/useTask';
import type { PopupProps } from '../popups/popupNames';
import { tokens } from '../theme/tokens';
import { Button, ButtonLink } from '../ui/buttons/Button';
import { CopyButton } from '../ui/buttons/CopyButton';
import { Modal } from '../ui/dialogs/Modal';
import { SectionNote } from '../ui/fields/Form.styles';
import { SectionLoading } from '../ui/fields/ListSection';
import { takeFocus } from '../ui/focus/rememberFocus';
import { useFocusOnFewer } from '../ui/focus/useFocusOnFewer';
import { Cluster } from '../ui/layout/Cluster';
import { Stack } from '../ui/layout/Stack';
import { Announcement } from '../ui/text/Announcement';
import { ErrorText } from '../ui/text/ErrorText';
import { useTexts } from '../ui/text/useTexts';

/** Deadlines in the player's own calendar, by a private address. */
export function CalendarPopup({ isOpen, onClose }: PopupProps) {
  const t = useTexts();
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('units.calendar.title')}>
      <CalendarContent />
    </Modal>
  );
}

function CalendarContent() {
  const { formatDate } = useIntl();
  const t = useTexts();
  const { status, data, load } = useResource(calendar, null);
  const starting = useTask(startCalendar);
  const stopping = useTask(stopCalendar);
  const date = data?.date ?? null;
  const address = date && starting.output;
  const lead = useFocusOnFewer(date ? 2 : 1);
  const working = t('profile.confirm.working');
  return (
    <Stack $gap={5} $above={4}>
      <p ref={lead} tabIndex={-1}>
        {t('units.calendar.lead')}
      </p>
      {data === null && (
        <SectionLoading
          status={status}
          loading="units.calendar.loading"
          failed="units.calendar.loadFailed"
          onRetry={load}
        />
      )}
      <Stack $gap={4}>
        {address && <Address address={address} />}
        {date && !address && (
          <SectionNote>{t('units.calendar.since', { date: formatDate(date, { dateStyle: 'long' }) })}</SectionNote>
        )}
      </Stack>
      <Announcement text={stopping.status === 'loaded' && !date ? t('units.calendar.stopped') : ''} />
      {(starting.failure ?? stopping.failure) && <ErrorText>{t('units.calendar.failed')}</ErrorText>}
      {data && (
        <Cluster>
          {!address && (
            <Button
              variant={date ? 'outline' : 'primary'}
              working={starting.status === 'loading' && working}
              onClick={() => void starting.run()}
            >
              {t(date ? 'units.calendar.replace' : 'units.calendar.create')}
            </Button>
          )}
          {date && (
            <Button
              variant="outline"
              working={stopping.status === 'loading' && working}
              onClick={() => void stopping.run()}
            >
              {t('units.calendar.stop')}
            </Button>
          )}
        </Cluster>
      )}
    </Stack>
  );
}

function Address({ address }: { address: string }) {
  const t = useTexts();
  const ref = useRef<HTMLElement>(null);
  return (
    <>
      {/* The button that was pressed is gone. */}
      <SectionNote ref={takeFocus} tabIndex={-1}>
        {t('units.calendar.once')}
      </SectionNote>
      <Secret ref={ref} tabIndex={-1}>
        {address}
      </Secret>
      <Cluster>
        <ButtonLink href={address.replace(/^https?:/, 'webcal:')} $size="small">
          {t('units.calendar.subscribe')}
        </ButtonLink>
        <CopyButton text={address} shownIn={ref} size="small">
          {t('rewards.claim.copy')}
        </CopyButton>
        <ButtonLink href={address} $variant="outline" $size="small">
          {t('rewards.claim.download')}
        </ButtonLink>
      </Cluster>
    </>
  );
}

const Secret = styled.samp`
  font-size: ${tokens.size.small};
  overflow-wrap: anywhere;
`;
