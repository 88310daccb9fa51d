import { RetryButton } from '../../ui/buttons/RetryButton';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { SectionNote } from '../../ui/fields/Form.styles';
import { Toggle } from '../../ui/fields/Toggle';
import { Cluster } from '../../ui/layout/Cluster';
import { useAutoBank } from './useAutoBank';
import { ErrorText } from '../../ui/text/ErrorText';
import { useTexts } from '../../ui/text/useTexts';

export function AutoBankChoice() {
  const t = useTexts();
  const { isOn, hasLoadingFailed, hasSavingFailed, load, choose } = useAutoBank();
  if (isOn === null && hasLoadingFailed)
    return (
      <Cluster $justify="space-between" $gap={4}>
        <ErrorText>{t('autoBank.loadFailed')}</ErrorText>
        <RetryButton onClick={load} />
      </Cluster>
    );
  if (isOn === null)
    return (
      <Loading label={t('autoBank.loading')}>
        <Skeleton $height="48px" />
      </Loading>
    );
  return (
    <>
      <Toggle checked={isOn} onChange={({ target }) => choose(target.checked)}>
        {t('autoBank.label')}
        <SectionNote as="span" style={{ display: 'block' }}>
          {t('autoBank.line')}
        </SectionNote>
      </Toggle>
      {hasSavingFailed && <ErrorText>{t('autoBank.failed')}</ErrorText>}
    </>
  );
}
