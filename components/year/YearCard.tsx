import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { YearFact } from '../../store/year/rules';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/buttons/Button';
import { Card } from '../ui/cards/Card';
import { Cluster } from '../ui/layout/Cluster';
import { ErrorText } from '../ui/text/ErrorText';
import { useTexts } from '../ui/text/useTexts';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { downloadFile } from '../ui/browser/downloadFile';
import { drawYearCard } from './yearPicture';

interface YearCardProps {
  year: string;
  fact: YearFact;
  /** On the picture; null for none. */
  name: string | null;
}

export function YearCard({ year, fact, name }: YearCardProps) {
  const t = useTexts();
  const { formatNumber } = useIntl();
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  const figure = fact.kind === 'game' ? fact.title : formatNumber(fact.count);
  const caption = fact.kind === 'game' ? t('year.game') : t(`year.${fact.kind}`, { count: fact.count });
  const fileName = `${year}-${fact.kind}.png`;
  const draw = () => drawYearCard({ year, figure, caption, name });

  const run = (use: () => Promise<'copied' | null>) => () => {
    setResult(null);
    void use().then(setResult, (error: unknown) => {
      // The player closed the sheet of the system.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setResult('failed');
    });
  };
  const share = run(async () => {
    const file = new File([await draw()], fileName, { type: 'image/png' });
    await navigator.share({ files: [file] });
    return null;
  });
  const download = run(async () => {
    downloadFile({ name: fileName, type: 'image/png', content: await draw() });
    return null;
  });
  const copy = run(async () => {
    // Safari asks for the promise of the picture, within the press.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': draw() })]);
    return 'copied';
  });
  const about = <VisuallyHidden>{`: ${figure} ${caption}`}</VisuallyHidden>;

  return (
    <FactCard as="li">
      <p>
        <b>{figure}</b> <span>{caption}</span>
      </p>
      <Cluster $gap={[2, 2]}>
        {canShareFiles() ? (
          <Button size="small" variant="outline" onClick={share}>
            <span>{t('year.share')}</span>
            {about}
          </Button>
        ) : (
          <>
            <Button size="small" variant="outline" onClick={download}>
              <span>{t('year.download')}</span>
              {about}
            </Button>
            {'ClipboardItem' in globalThis && (
              <Button size="small" variant="outline" onClick={copy}>
                <span>{t('year.copy')}</span>
                {about}
              </Button>
            )}
          </>
        )}
      </Cluster>
      <p role="status">{result === 'copied' && <span>{t('ui.copied')}</span>}</p>
      {result === 'failed' && <ErrorText>{t('year.failed')}</ErrorText>}
    </FactCard>
  );
}

const canShareFiles = () =>
  'canShare' in navigator && navigator.canShare({ files: [new File([''], 'year.png', { type: 'image/png' })] });

const FactCard = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[6]};

  > p:first-child {
    margin-bottom: auto;
  }
  b,
  b + span {
    display: block;
    overflow-wrap: anywhere;
    font: 600 1.125rem / 1.3 ${tokens.font.display};
  }
  b {
    font-size: ${tokens.size.d3};
    line-height: 1.15;
    color: ${tokens.on.gold};
  }
  [role='status']:empty {
    display: none;
  }
`;
