import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { factorSecretsForgotten } from '../../../../store/profile/secondFactor/slice';
import { useAppDispatch } from '../../../../store/support/hooks';
import { tokens } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { ProfileSection, SectionHeading, SectionNote } from '../../ProfileSection.styles';
import { factorTexts } from '../care.messages';

/** The recovery codes, once after the second step is turned on. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const dispatch = useAppDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <ProfileSection>
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
        <Button variant="outline" onClick={() => dispatch(factorSecretsForgotten())}>
          <FormattedMessage {...factorTexts.kept} />
        </Button>
      </div>
    </ProfileSection>
  );
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${tokens.space[2]};
`;
