import styled from 'styled-components';
import { PageHead } from '../../head/PageHead';
import { drawingAddress } from '../../drawings/drawingAddress';
import { ClubLink } from '../../navigation/ClubLink';
import { aboutLabelOf } from '../../shell/menu/MenuLink';
import { media, tokens } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { Columns } from '../../ui/layout/Columns';
import { Wrap } from '../../ui/layout/Section';
import { StarMark } from '../../ui/icons/StarMark';
import { Stack } from '../../ui/layout/Stack';
import { useTexts } from '../../ui/text/useTexts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';

interface ErrorScreenProps {
  /** 404 by default (spec 9, Other). */
  statusCode?: number;
}

/** Spec 2, 404 page. */
const pagesInstead = ['index', 'challenges', 'rewards', 'sam', 'discount', 'starplayers', 'units'] as const;

export function ErrorScreen({ statusCode = 404 }: ErrorScreenProps) {
  const t = useTexts();
  const isFailure = statusCode >= 500;
  const kind = isFailure ? 'failure' : 'notFound';
  const sentence = t(`errors.${kind}.sentence`);
  return (
    <NightSection>
      <PageHead title={String(statusCode)} description={sentence} isError />
      <Wrap>
        <FortuneColumns $widths="5fr 7fr" $stackedGap="8px" $align="center">
          <div>
            <StatusCode>{statusCode}</StatusCode>
            <FortuneOpening>{t(`errors.${kind}.opening`)}</FortuneOpening>
            <VisuallyHidden as="p">{sentence}</VisuallyHidden>
            {isFailure && (
              <Stack $align="start" $above={6}>
                <Button onClick={() => window.location.reload()}>{t('ui.tryAgain')}</Button>
              </Stack>
            )}
          </div>
          <CookiePicture>
            <FortuneCookie kind={kind} />
          </CookiePicture>
        </FortuneColumns>
        <OtherPages>
          <p style={{ fontSize: 'clamp(0.9375rem, 4.1vw, 1.125rem)' }}>{t('errors.screen.instead')}</p>
          <PageLinks>
            {pagesInstead.map((page) => (
              <li key={page}>
                <PageLink to={{ page }}>
                  <StarMark size={14} />
                  {t(aboutLabelOf(page))}
                </PageLink>
              </li>
            ))}
          </PageLinks>
        </OtherPages>
      </Wrap>
    </NightSection>
  );
}

const { color, control, font, line, on } = tokens;

const NightSection = styled.section`
  overflow: hidden;
  padding: 64px 0 56px;
  background:
    url(${drawingAddress('night')}) top / cover,
    radial-gradient(60% 70% at 68% 44%, #152449 0, ${color.ink900} 60%, ${color.ink950} 100%);

  ${media.below.laptop} {
    padding: 32px 0 40px;
  }
`;

const FortuneColumns = styled(Columns)`
  min-height: 600px;

  ${media.below.laptop} {
    min-height: 0;
  }
`;

const StatusCode = styled.h1`
  margin-left: -0.04em;
  font: 600 clamp(min(6rem, 40vw), 3rem + 10vw, 11.5rem) / 0.82 ${font.display};
  letter-spacing: -0.05em;
  font-variant-numeric: tabular-nums;
`;

const FortuneOpening = styled.p`
  margin-top: 40px;
  font: 600 clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem) / 1.35 ${font.display};

  ${media.below.laptop} {
    margin-top: 20px;
  }
`;

const CookiePicture = styled.div`
  svg {
    width: 108%;
    max-width: none;
    height: auto;
    margin-left: -4%;
  }

  ${media.below.laptop} {
    margin: 0 -12px;

    svg {
      width: 100%;
      margin: 0 auto;
      max-width: 620px;
    }
  }
`;

const OtherPages = styled.div`
  margin-top: 8px;
  padding-top: 28px;
  border-top: 1px solid ${line.hairline};
`;

const PageLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 24px;
  margin-top: 16px;

  ${media.below.laptop} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(max(40%, 8rem), 1fr));
    gap: 0 16px;
  }
`;

const PageLink = styled(ClubLink)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: ${control.tap};
  font: 600 1.125rem / 1.2 ${font.display};

  &:hover {
    color: ${on.gold};
  }
  > svg {
    flex: none;
    color: ${color.gold};
    transition: transform ${tokens.duration.fade}ms;
  }
  &:hover > svg {
    transform: scale(1.3);
  }
`;

function FortuneCookie({ kind }: { kind: 'failure' | 'notFound' }) {
  const t = useTexts();
  const lines = [t(`errors.${kind}.line1`), t(`errors.${kind}.line2`)];
  return (
    <svg viewBox="40 0 716 530" role="img" aria-label={t('errors.screen.picture')}>
      <image href={drawingAddress('cookie')} x="40" width="716" height="530" />
      <path id="cookie-line-1" d="M186 408C330 368 484 426 716 372" fill="none" />
      <path id="cookie-line-2" d="M190 456C330 412 486 472 722 420" fill="none" />
      <Sentence>
        {lines.map((line, index) => (
          <text key={line} fontSize={fittingSize(line)}>
            <textPath href={`#cookie-line-${index + 1}`} startOffset="50%">
              {line}
            </textPath>
          </text>
        ))}
      </Sentence>
    </svg>
  );
}

/** In characters, at the usual size; a longer one is smaller. */
const longestLine = 26;

const fittingSize = (line: string) => Math.floor(40 * Math.min(1, longestLine / line.length));

const Sentence = styled.g`
  font-family: ${font.display};
  font-weight: 600;
  fill: ${color.paperText};
  letter-spacing: -0.4px;
  text-anchor: middle;
`;
