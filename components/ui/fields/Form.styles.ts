import styled from 'styled-components';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';

const { on, space } = tokens;

export const FormSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  & + & {
    padding-top: ${space[8]};
    border-top: 1px solid ${on.hairline};
  }
  > [role='status']:empty {
    position: absolute;
  }
`;

export const SectionHeading = styled.h3`
  ${text.t1}
`;

export const SectionNote = styled.p`
  ${text.small}
  color: ${on.muted};
`;

export const FieldRow = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: start;

  > button {
    margin-top: 28px;
  }

  ${media.below.tablet} {
    grid-template-columns: minmax(0, 1fr);

    > button {
      margin-top: 0;
    }
  }
`;

export const SectionRow = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
  min-height: 64px;
  padding-block: ${space[2]};
  border-bottom: 1px solid ${on.hairline};

  &:first-child {
    border-top: 1px solid ${on.hairline};
  }
  > div:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
