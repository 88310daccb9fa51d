import { useState, type SubmitEvent } from 'react';
import type { ReportReason } from '../../../services/account/blocks';
import { block, blocks, report, type SafetySubject } from '../../../store/friends/blocks/tasks';
import { isNotFound, isTooManyCalls } from '../../../store/support/failures';
import { usePlayerSelector } from '../../../store/support/hooks';
import { useTask } from '../../../store/support/useTask';
import { useBackCloses } from '../../navigation/useBackCloses';
import { DoneStatus } from '../../ui/fields/Form';
import { FormSection, SectionHeading } from '../../ui/fields/Form.styles';
import { ErrorText } from '../../ui/text/ErrorText';
import { Button } from '../../ui/buttons/Button';
import { ConfirmButton } from '../../ui/buttons/ConfirmButton';
import { firstFocus, Modal } from '../../ui/dialogs/Modal';
import { Select } from '../../ui/fields/Select';
import { TextField } from '../../ui/fields/TextField';
import { Stack } from '../../ui/layout/Stack';
import { failureText } from '../../ui/text/failureText';
import { useTexts } from '../../ui/text/useTexts';

interface PlayerSafetyDialogProps {
  /** Null closes the dialog. */
  subject: SafetySubject | null;
  onClose: () => void;
}

export function PlayerSafetyDialog({ subject: chosen, onClose }: PlayerSafetyDialogProps) {
  const t = useTexts();
  const close = useBackCloses(chosen !== null, onClose);
  // The player stays rendered while the dialog closes.
  const [subject, setSubject] = useState(chosen);
  if (chosen !== null && subject !== chosen) setSubject(chosen);
  if (subject === null) return null;
  return (
    <Modal isOpen={chosen !== null} onClose={close} title={t('safety.openOf', { name: subject.name })} size="narrow">
      <Stack key={subject.name} $gap={6} $above={4}>
        <BlockPart subject={subject} />
        <ReportForm subject={subject} />
      </Stack>
    </Modal>
  );
}

function BlockPart({ subject }: { subject: SafetySubject }) {
  const t = useTexts();
  const { status, failure, run } = useTask(block);
  const { name, pid } = subject;
  // One whose response was lost may have been carried out.
  const isListed = usePlayerSelector(blocks.select).data?.some((blocked) => blocked.pid === pid) ?? false;
  const isBlocked = status === 'loaded' || (status === 'failed' && isListed);
  return (
    <FormSection as="div">
      {/* A key that is held since it opened the dialog blocks nobody. */}
      <p {...firstFocus}>{t('safety.blockLine', { name })}</p>
      {failure && !isBlocked && (
        <ErrorText>
          {t(failureText(failure, isNotFound(failure) ? 'requests.trouble.unknown' : 'safety.blockFailed'), { name })}
        </ErrorText>
      )}
      <DoneStatus>{isBlocked && t('safety.blocked', { name })}</DoneStatus>
      {!isBlocked && (
        <div>
          <ConfirmButton
            variant="outline"
            working={status === 'loading' && t('safety.block', { name })}
            onClick={() => void run(subject)}
          >
            {t('safety.block', { name })}
          </ConfirmButton>
        </div>
      )}
    </FormSection>
  );
}

const reasons = ['harassment', 'name', 'cheating', 'spam', 'other'] as const satisfies readonly ReportReason[];

/** The longest note that the platform accepts. */
const longestNote = 500;

function ReportForm({ subject }: { subject: SafetySubject }) {
  const t = useTexts();
  const { status, failure, run } = useTask(report);
  const [reason, setReason] = useState<ReportReason>('harassment');
  const [note, setNote] = useState('');
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void run(subject, { reason, note: note.trim() });
  };
  return (
    <FormSection as="form" noValidate onSubmit={send}>
      <SectionHeading>{t('safety.report')}</SectionHeading>
      {status !== 'loaded' && (
        <>
          <Select
            label={t('safety.reason')}
            options={reasons.map((value) => ({ value, label: t(`safety.reason.${value}`) }))}
            value={reason}
            onChange={setReason}
          />
          <TextField
            label={t('safety.note')}
            maxLength={longestNote}
            autoComplete="off"
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </>
      )}
      {failure && (
        <ErrorText>
          {isNotFound(failure)
            ? t('requests.trouble.unknown', { name: subject.name })
            : t(isTooManyCalls(failure) ? 'safety.later' : 'safety.sendFailed')}
        </ErrorText>
      )}
      <DoneStatus>{status === 'loaded' && t('safety.sent')}</DoneStatus>
      {status !== 'loaded' && (
        <div>
          <Button type="submit" variant="outline" working={status === 'loading' && t('requests.sending')}>
            {t('safety.send')}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
