import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { tokens } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { FormSection, SectionHeading, SectionNote } from '../../../ui/fields/Form.styles';
import { factorTexts } from '../care.messages';

/** The recovery codes, once after the second step is turned on. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <FormSection>
      <div>
        <SectionHeading ref={heading} tabIndex={-1}>
          <FormattedMessage {...factorTexts.title} />
        </SectionHeading>
        <SectionNote>
          <FormattedMessage {...factorTexts.codes} />
        </SectionNote>
      </div>
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <div>
        <Button variant="outline" onClick={onKept}>
          <FormattedMessage {...factorTexts.kept} />
        </Button>
      </div>
    </FormSection>
  );
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${tokens.space[2]};
`;
