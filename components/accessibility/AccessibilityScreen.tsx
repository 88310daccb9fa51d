import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import styled from 'styled-components';
import { brand } from '../brand/brand';
import { ExternalLink } from '../navigation/ExternalLink';
import { pageTitles } from '../head/pages.messages';
import { tokens } from '../theme/tokens';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { Section } from '../ui/layout/Section';
import { Wrap } from '../ui/layout/Wrap';
import { PageTitle, TopTitle } from '../ui/text/Title';
import { accessibilityMessages, accessibilityTemplates } from './accessibility.messages';

/** The day of the last review of this page's statements. */
const reviewedOn = Date.UTC(2026, 10, 22);

/** What e2e/accessibility.spec.ts, e2e/keyboard.spec.ts, e2e/assistive.spec.ts and e2e/display.spec.ts check. */
const checks = [
  accessibilityMessages.automated,
  accessibilityMessages.keyboard,
  accessibilityMessages.tree,
  accessibilityMessages.display,
];

const limits = [accessibilityMessages.people, accessibilityMessages.videos, accessibilityMessages.external];

/** The accessibility statement: the standard, what was checked and how, known limits, and where to report a problem. */
export function AccessibilityScreen() {
  const { formatDate, formatMessage } = useIntl();
  return (
    <Section>
      <Wrap>
        <PageTitle level={1} look="h1" lead={<FormattedMessage {...accessibilityMessages.lead} />}>
          <FormattedMessage {...pageTitles.accessibility} />
        </PageTitle>
        <Part>
          <PartTitle title={accessibilityMessages.status} />
          <p>
            <FormattedMessage {...accessibilityMessages.statusText} />
          </p>
        </Part>
        <Part>
          <PartTitle title={accessibilityMessages.checked} />
          <Points points={checks} />
          <p>
            {formatMessage(accessibilityTemplates.repeated, {
              date: formatDate(reviewedOn, { dateStyle: 'long', timeZone: 'UTC' }),
            })}
          </p>
        </Part>
        <Part>
          <PartTitle title={accessibilityMessages.limits} />
          <Points points={limits} />
        </Part>
        <Part>
          <PartTitle title={accessibilityMessages.report} />
          <p>
            <FormattedMessage {...accessibilityMessages.reportText} />
          </p>
          <ArrowLink as={ExternalLink} href={brand.links.support}>
            <FormattedMessage {...accessibilityMessages.support} />
          </ArrowLink>
        </Part>
      </Wrap>
    </Section>
  );
}

const PartTitle = ({ title }: { title: MessageDescriptor }) => (
  <TopTitle level={2}>
    <FormattedMessage {...title} />
  </TopTitle>
);

function Points({ points }: { points: readonly MessageDescriptor[] }) {
  return (
    <PointList>
      {points.map((point) => (
        <li key={String(point.id)}>
          <FormattedMessage {...point} />
        </li>
      ))}
    </PointList>
  );
}

const Part = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[4]};
  max-width: 68ch;
  margin-top: ${tokens.space[12]};
`;

const PointList = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  padding-left: ${tokens.space[5]};
  list-style: disc;
`;
