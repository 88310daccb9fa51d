import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';

const { on, space } = tokens;

export const DialogColumns = styled.div`
  display: grid;
  grid-template-columns: 300px minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  height: min(760px, 100dvh - 34px);

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    grid-template-rows: auto;
    height: auto;
    min-height: 100%;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space[3]};
  width: 100%;
  margin-top: ${space[4]};
  padding-top: ${space[4]};
  border-top: 1px solid ${on.hairline};
  text-align: left;

  dt {
    ${text.fine}
    color: ${on.muted};
  }
  dd {
    ${text.small}
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  ${media.below.laptop} {
    display: none;
  }
`;

export const Sections = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[8]};
  min-width: 0;
  padding: 28px 32px 32px;
  overflow-y: auto;
  overscroll-behavior: contain;

  ${media.below.laptop} {
    padding: 20px 20px 32px;
    overflow: visible;
  }
`;

export const Title = styled.p`
  ${text.d3}
  padding-right: 96px;

  ${media.below.laptop} {
    display: none;
  }
`;

/** One matter of the profile. */
export const ProfileSection = styled.section`
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

export const ErrorText = styled.p`
  ${text.small}
  color: ${on.bad};
`;

export const SuccessText = styled.p`
  ${text.small}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-weight: 600;
  color: ${on.good};
`;

/** A field with its button; the button stands beside the field's box. */
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
