import styled from 'styled-components';
import { columns } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Section } from '../../ui/layout/Section';
import { Text } from '../../ui/layout/Text';
import { useTexts } from '../../ui/text/useTexts';
import { WeekLine } from '../WeekLine';

const updates = ['tips', 'answers', 'stats'] as const;

export function Fridays() {
  const t = useTexts();
  return (
    <Section $surface="paper">
      <Text as="h2" $type="d2">
        {t('sam.fridays')}
      </Text>
      <WeekLine isLarge />
      <UpdateList>
        {updates.map((update) => (
          <li key={update}>
            <h3>{t(`sam.fridays.${update}`)}</h3>
            <p>{t(`sam.fridays.${update}.text`)}</p>
          </li>
        ))}
      </UpdateList>
    </Section>
  );
}

const UpdateList = styled.ul`
  ${columns(3, { tablet: 1 })}
  gap: 32px clamp(32px, 4.4vw, 72px);
  margin-top: clamp(40px, 4.4vw, 64px);

  li {
    padding-top: 20px;
    border-top: 1px solid ${tokens.on.hairline};
  }

  h3 {
    ${text.d3}
  }

  p {
    max-width: 34ch;
    margin-top: 8px;
    color: ${tokens.on.muted};
  }
`;
