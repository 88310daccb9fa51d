import type { PropsWithChildren } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { brand } from '../brand/brand';
import { ExternalLink } from '../navigation/ExternalLink';
import { tokens } from '../theme/tokens';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { Section } from '../ui/layout/Section';
import { Stack } from '../ui/layout/Stack';
import { PageTitle, TopTitle } from '../ui/text/Title';
import { type PlainTextId, useTexts } from '../ui/text/useTexts';

const reviewedOn = Date.UTC(2026, 10, 22);

/** What e2e/accessibility.spec.ts, e2e/keyboard.spec.ts, e2e/assistive.spec.ts and e2e/display.spec.ts check. */
const checks = [
  'accessibility.automated',
  'accessibility.keyboard',
  'accessibility.tree',
  'accessibility.display',
] as const;

const limits = ['accessibility.people', 'accessibility.videos', 'accessibility.external'] as const;

export function AccessibilityScreen() {
  const { formatDate } = useIntl();
  const t = useTexts();
  return (
    <Section>
      <PageTitle level={1} look="h1" lead={t('accessibility.lead')}>
        {t('pages.accessibility.title')}
      </PageTitle>
      <Part title="accessibility.status">
        <p>{t('accessibility.statusText')}</p>
      </Part>
      <Part title="accessibility.checked">
        <Points points={checks} />
        <p>
          {t('accessibility.repeated', {
            date: formatDate(reviewedOn, { dateStyle: 'long', timeZone: 'UTC' }),
          })}
        </p>
      </Part>
      <Part title="accessibility.limits">
        <Points points={limits} />
      </Part>
      <Part title="accessibility.report">
        <p>{t('accessibility.reportText')}</p>
        <ArrowLink as={ExternalLink} href={brand.links.support}>
          {t('accessibility.support')}
        </ArrowLink>
      </Part>
    </Section>
  );
}

function Part({ title, children }: PropsWithChildren<{ title: PlainTextId }>) {
  const t = useTexts();
  return (
    <Stack $gap={4} $align="start" $above={12} style={{ maxWidth: '68ch', overflowWrap: 'anywhere' }}>
      <TopTitle level={2}>{t(title)}</TopTitle>
      {children}
    </Stack>
  );
}

function Points({ points }: { points: readonly PlainTextId[] }) {
  const t = useTexts();
  return (
    <PointList>
      {points.map((point) => (
        <li key={point}>{t(point)}</li>
      ))}
    </PointList>
  );
}

const PointList = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  padding-left: ${tokens.space[5]};
  list-style: disc;
`;
